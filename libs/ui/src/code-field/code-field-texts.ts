export const codeFieldTexts = {
  request: '获取验证码',
  again: (seconds: number) => `${seconds} 秒后重发`,
  sent: '验证码已发送',
  late: '验证码服务暂时中断，恢复后会自动发出，您也可以稍后重新获取',
};
