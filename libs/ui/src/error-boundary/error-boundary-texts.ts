export const errorBoundaryTexts = {
  title: '这部分内容没能显示',
  body: '请重新加载页面。已提交的操作不受影响。',
  reload: '重新加载',
};
