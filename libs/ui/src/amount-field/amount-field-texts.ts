export const amountFieldTexts = {
  label: '金额',
  /** Fills in the most that can be had. */
  all: '全部',
};
