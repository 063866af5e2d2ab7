export const copyTexts = {
  label: '复制',
  copied: '已复制',
  failed: '请手动复制',
};
