export const reportsErrors = {
  'reports.range': '开始日期不能晚于结束日期',
  'reports.account': '请选择本人的账户',
  'reports.month': '该月没有月结单',
} as const;
