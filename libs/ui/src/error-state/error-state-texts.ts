export const errorStateTexts = {
  title: '网络异常，请稍后重试',
  retry: '重试',
};
