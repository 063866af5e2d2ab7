export const skipLinkTexts = {
  label: '跳到主要内容',
};
