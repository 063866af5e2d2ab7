export const formTexts = {
  failed: '页面出错，请刷新页面后重试',
};
