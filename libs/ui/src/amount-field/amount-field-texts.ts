export const amountFieldTexts = {
  label: '金额',
  /** Fills in the maximum. */
  all: '全部',
};
