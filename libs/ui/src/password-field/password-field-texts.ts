export const passwordFieldTexts = {
  show: '显示密码',
};
