/** The purpose of a code, and how the message names it. A code is valid for this purpose and its target only. */
export const purposes = {
  open: '开户注册',
  resetPwd: '重置登录密码',
  bindEmail: '绑定邮箱',
  withdraw: '银行出金',
  coin: '数字货币出金',
  mt5Password: '重置 MT5 交易密码',
  coinAddress: '添加数字货币地址',
  phoneOld: '更换手机号（验证旧手机）',
  factor: '设置两步验证',
  phoneNew: '更换手机号（验证新手机）',
} as const;

export type CodeKind = keyof typeof purposes;
