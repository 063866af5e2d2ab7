export const dialogTexts = {
  close: '关闭',
  dismiss: '返回',
};
