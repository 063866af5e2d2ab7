export const errorStateTexts = {
  retry: '重试',
};
