export const dateTimeTexts = {
  zone: '北京时间',
};
