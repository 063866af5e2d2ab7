export const switchCustomerTexts = {
  title: '要切换到另一个账户吗？',
  body: (current: string, other: string) => `当前登录的是 ${current}，此链接将登录 ${other}。`,
  warning: '如果该账户不属于您，请留在当前账户，并且不要向其中入金。',
  goOn: '继续登录',
  stay: '留在当前账户',
};
