export const maskedTexts = {
  show: (label: string) => `显示${label}`,
};
