/** Codes that every call may return, with their Chinese texts. 10005 and 4 end the session on the client. */
export const kernelErrors = {
  PARAM: '请检查填写的内容',
  RATE: '操作过于频繁，请稍后再试',
  INTERNAL: '系统繁忙，请稍后重试',
  NOT_FOUND: '请求的内容不存在',
  TOO_LARGE: '提交的内容过大',
  MEDIA: '不支持的内容类型',
  IDEMPOTENCY: '该请求已用其他内容提交过，请刷新页面后重试',
  BUSY: '上一次提交仍在处理，请稍候查看结果',
  UNAVAILABLE: '服务暂不可用，请稍后重试',
  PLATFORM: '交易平台暂时无法连接，请稍后再试。您的资金不受影响',
  '10005': '登录状态已失效，请重新登录',
  '4': '请先登录',
  STAFF: '员工密钥无效',
  CAPTCHA: '请输入图形验证码',
  'ledger.funds': '可用余额不足',
} as const;
