export const codeFieldTexts = {
  request: '获取验证码',
  again: (seconds: number) => `${seconds} 秒后重发`,
  sent: '验证码已发送',
};
