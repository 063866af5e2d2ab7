export const loadingTexts = {
  label: '正在加载',
};
