export const amountFieldTexts = {
  label: '金额',
  /** Fills in the maximum. */
  all: '全部',
  wrong: (places: number) =>
    places === 0
      ? '请只填写数字，不含正负号、单位和小数点'
      : `请只填写数字和小数点，最多 ${places} 位小数，不含正负号和单位`,
};
