export const toastTexts = {
  close: '关闭提示',
};
