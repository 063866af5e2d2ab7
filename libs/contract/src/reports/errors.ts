export const reportsErrors = {
  'reports.range': '开始日期不能晚于结束日期',
  'reports.account': '请选择本人的账户',
  'reports.month': '该月没有月结单',
  'reports.future': '日期不能晚于今天',
  'reports.unopened': '该日账户尚未开立',
  'reports.unverified': '余额证明载有真实姓名，请先完成实名认证',
} as const;
