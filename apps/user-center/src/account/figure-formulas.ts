import type { Account } from '@portal/contract/account';
import { formatAmount } from '@portal/rules/money';
import { cents } from '@portal/overview/cents';

export interface Formula {
  id: string;
  term: string;
  /** The formula in words; `figures` is the formula with this account's figures. */
  words: string;
  figures: string;
  value: string;
}

type Figures = Pick<
  Account,
  'kind' | 'balance' | 'credit' | 'equity' | 'margin' | 'free_margin' | 'margin_level' | 'withdrawable'
>;

const centsOf = (amount: string) => cents(amount) ?? 0n;
const usdOf = (amount: bigint) => formatAmount(amount, 2);

/** How each figure of an account is calculated from the others. */
export function figureFormulas(account: Figures): Formula[] {
  const { kind, balance, credit, equity, margin, free_margin, margin_level, withdrawable } = account;
  const floating = usdOf(centsOf(equity) - centsOf(balance) - centsOf(credit));
  const free = usdOf(centsOf(free_margin) - centsOf(credit));
  const limit = centsOf(balance) < centsOf(free) ? balance : free;
  const held = centsOf(limit) - centsOf(withdrawable);
  const less = held > 0n && centsOf(withdrawable) > 0n ? ` − 占用 ${usdOf(held)}` : '';
  if (kind === 'wallet') {
    const away = centsOf(balance) - centsOf(withdrawable);
    return [
      {
        id: 'withdrawable',
        term: '可出金',
        value: withdrawable,
        words: '余额 − 出金占用',
        figures: `${balance} − ${usdOf(away)} = ${withdrawable}`,
      },
    ];
  }
  return [
    {
      id: 'equity',
      term: '净值',
      value: equity,
      words: '余额 + 赠金 + 浮动盈亏（含隔夜利息）',
      figures: `${balance} + ${credit} + ${floating} = ${equity}`,
    },
    {
      id: 'free',
      term: '可用保证金',
      value: free_margin,
      words: '净值 − 已用保证金',
      figures: `${equity} − ${margin} = ${free_margin}`,
    },
    {
      id: 'level',
      term: '保证金比例',
      value: margin_level === null ? '–' : `${margin_level}%`,
      words: '净值 ÷ 已用保证金',
      figures: margin_level === null ? '没有持仓，不占用保证金' : `${equity} ÷ ${margin} = ${margin_level}%`,
    },
    {
      id: 'withdrawable',
      term: '可出金',
      value: withdrawable,
      words: '余额与（可用保证金 − 赠金）中较小的一个，减去出金、转账占用，最低为 0',
      figures: `较小者（${balance}，${free}）${less} → ${withdrawable}`,
    },
  ];
}
