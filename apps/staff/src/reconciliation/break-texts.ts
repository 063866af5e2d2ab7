import type { BreakArea, BreakFinding, QuarantineStep, ReconciliationBreak } from '@portal/contract/staff';

export const areas: Readonly<Record<BreakArea, string>> = {
  ledger: '账本',
  chain: '哈希链',
  platform: '交易平台',
  channel: '支付渠道',
};

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
