/** The name of each kind of money movement, for pages, files and statements. */
export const kindWords = {
  deposit: '入金',
  withdraw: '出金',
  coin: '数字货币出金',
  transfer_in: '转入',
  transfer_out: '转出',
  fee: '手续费',
  bonus: '赠金',
  invite: '邀请奖励',
  commission: '介绍人佣金',
  trade: '交易盈亏',
  settlement: '平台结算',
  adjustment: '余额调整',
  opening: '期初余额',
} as const;

/** Why a balance changed. */
export type MoneyKind = keyof typeof kindWords;
