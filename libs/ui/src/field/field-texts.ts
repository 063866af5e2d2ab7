export const fieldTexts = {
  optional: '（选填）',
};
