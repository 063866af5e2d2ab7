import type { MoneyReport } from '@portal/contract/staff';

const accounts: Readonly<Record<string, string>> = {
  'bank:wire': '电汇',
  'payout:bank': '银行出金',
  'payout:coin': '数字货币出金',
  fee: '手续费',
  promotion: '赠金与邀请奖励',
  commission: '介绍人佣金',
  goodwill: '补偿',
  correction: '更正',
  exchange: '换汇',
  trading: '持仓盈亏',
  'trading:commission': '交易佣金',
  'trading:swap': '隔夜利息',
  'trading:balance': '平台余额调整',
  'trading:credit': '平台信用额',
  'trading:charge': '平台收费',
  'trading:correction': '平台更正',
  'trading:bonus': '平台赠金',
  'trading:agent': '代理佣金',
  'trading:interest': '利息',
  'trading:dividend': '股息',
  'trading:tax': '税费',
  'trading:compensation': '负余额补偿',
  opening: '期初',
  owed: '应收客户（交易）',
  suspense: '挂账',
  receivable: '应收客户（拒付）',
  writeOff: '坏账核销',
  wallet: '客户主账户',
  mt5: '客户 MT5 账户',
  credit: '客户赠金',
};

/** A account of the ledger in words: `channel:EGPAY` is 渠道 EGPAY. */
export const accountText = (account: string): string => accounts[account] ?? account.replace(/^channel:/, '渠道 ');

const journals: Readonly<Record<string, string>> = {
  deposit: '入金',
  'deposit.wire': '电汇入金',
  'deposit.suspense': '挂账入账',
  suspense: '付款挂账',
  'suspense.return': '挂账退回',
  'deposit.reversal': '拒付',
  'receivable.setOff': '应收抵扣',
  withdraw: '出金',
  'withdraw.return': '出金退回',
  adjustment: '调账',
  credit: '优惠券赠金',
  'credit.leave': '赠金扣回',
  'credit.return': '赠金退回',
  'credit.giveUp': '放弃赠金',
  invite: '邀请奖励',
  commission: '介绍人佣金',
  trade: '交易结算',
};

export const journalText = (journal: string): string => journals[journal] ?? journal;

type Heads = { in: string; out: string };

/** What the two sides of a report are called. */
export const sides: Readonly<Record<MoneyReport, Heads>> = {
  cash: { in: '流入', out: '流出' },
  fees: { in: '收取', out: '退还' },
  bonus: { in: '收回', out: '支出' },
  trading: { in: '收入', out: '支出' },
};
