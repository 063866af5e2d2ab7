export const stepperTexts = {
  /** Read by screen readers after a step's title. */
  state: (word: string) => `（${word}）`,
  done: '已完成',
  current: '进行中',
  waiting: '审核中',
  failed: '未通过',
  ahead: '未开始',
};
