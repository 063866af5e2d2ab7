import type { BreakArea, BreakFinding, QuarantineStep, ReconciliationBreak } from '@portal/contract/staff';

export const areas: Readonly<Record<BreakArea, string>> = {
  ledger: '账本',
  chain: '哈希链',
  platform: '交易平台',
  channel: '支付渠道',
};

const checks: Readonly<Record<string, string>> = {
  posted: '余额与分录',
  held: '冻结额与分录',
  version: '分录序号',
  floor: '可用余额为负',
  zero: '借贷平衡',
  holds: '冻结额与单据',
  'ledger.dailySums': '日汇总',
  'deposit.journal': '入金单与记账',
  'payout.withdraw.hold': '出金冻结',
  'payout.withdraw': '出金记账',
  'payout.withdraw.release': '出金解冻',
  'payout.approvals': '出金审批',
  'payout.house': '出金手续费与付款',
  transfer: '转账与记账',
  'recommend.bonus': '邀请奖励',
  'recommend.earned': '邀请奖励未生成',
  'recommend.commission': '介绍人佣金',
  'recommend.commissionLines': '介绍人佣金明细',
  coupon: '优惠券赠金',
  'reports.entry': '流水与余额',
  'reports.entry_month': '流水月汇总',
  adjustment: '调账与记账',
  chain: '区块与记录',
  'chain.head': '区块与库外记录',
  'platform.balance': '平台余额',
  'platform.credit': '平台信用额',
  'platform.login': '平台账号',
  'platform.answer': '平台无应答',
  'channel.order': '渠道付款与入金单',
  'channel.paid': '入金单与渠道付款',
  'channel.answer': '渠道对账单',
};

export const checkText = (check: string): string => checks[check] ?? check;

const words: Readonly<Record<string, string>> = {
  'no journal': '无凭证',
  none: '无',
  pending: '冻结',
  post: '已记账',
  void: '已解冻',
  paid: '已支付',
  unpaid: '待支付',
  'not paid': '未支付',
  cancelled: '已取消',
  overdue: '已过期',
  'no draft': '无入金单',
  known: '有该账号',
  unknown: '无该账号',
  'an answer': '有应答',
  'a statement': '有对账单',
  'an approval': '有审批',
  'one bonus': '一笔奖励',
  '>= 0': '不小于 0',
};

type Side = { text: string; amount?: string | undefined; currency?: string | undefined };

/** What stands beside the amount of a side, or the whole side without one. */
export function sideNote({ text, amount }: Side): string {
  const note = amount === undefined ? text : text.replace(/^-?\d+ ?/, '');
  return words[note] ?? note;
}

/** One side of a break as a text: `100.00 CNY 待支付`. */
export const sideText = (side: Side): string =>
  [side.amount, side.amount === undefined ? undefined : side.currency, sideNote(side)].filter(Boolean).join(' ');

type Sides = Pick<BreakFinding, 'expected' | 'found' | 'expectedAmount' | 'foundAmount'>;

export const sidesOf = (sides: Sides, currency: string | undefined): { expected: Side; found: Side } => ({
  expected: { text: sides.expected, amount: sides.expectedAmount, currency },
  found: { text: sides.found, amount: sides.foundAmount, currency },
});

/** Whether a break is open, and how it ended. */
export function stateOf({ resolution }: ReconciliationBreak): { label: string; tone: 'danger' | 'ok' } {
  if (resolution === undefined) return { label: '未解决', tone: 'danger' };
  return { label: { agreed: '已一致', correct: '已更正', accept: '已接受' }[resolution], tone: 'ok' };
}

/** Whether two members can accept a break: the channel's answer differs from the ledger, and nothing else resolves it. */
export const isAcceptable = ({ area, check, resolution }: ReconciliationBreak): boolean =>
  area === 'channel' && check !== 'channel.answer' && resolution === undefined;

const decisions = { import: '补录', correct: '更正', accept: '接受' } as const;

/** A step of an account's quarantine in words. */
export function stepText({ act, decision }: QuarantineStep): string {
  const done = { open: '停用账户，开始核对', propose: '提出', confirm: '确认', agreed: '两边一致，恢复账户' }[act];
  return decision ? `${done}${decisions[decision]}` : done;
}
