export const selectTexts = {
  choose: '请选择',
};
