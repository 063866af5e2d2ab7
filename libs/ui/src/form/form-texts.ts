export const formTexts = {
  network: '网络异常，请稍后重试',
};
