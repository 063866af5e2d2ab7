import type { Queue, QueueKind } from '@portal/contract/staff';

/** Name and list of each queue. */
export const queueTexts: Readonly<Record<QueueKind, { label: string; href: string }>> = {
  identity: { label: '身份认证', href: '/review/identity' },
  bank: { label: '银行卡', href: '/review/bank' },
  phone: { label: '更换手机', href: '/review/phone' },
  link: { label: 'MT5 账号关联', href: '/review/link' },
  introducer: { label: '介绍人申请', href: '/review/introducer' },
  withdraw: { label: '银行出金', href: '/review/withdraw' },
  coin: { label: '数字货币出金', href: '/review/coin' },
  quarantine: { label: '账户核对', href: '/reconciliation' },
  stop: { label: '付款暂停', href: '/reconciliation' },
  deposit: { label: '待处理入金', href: '/deposits?state=open' },
  unmatched: { label: '无单付款', href: '/suspense?status=1' },
  adjustment: { label: '待批准调账', href: '/adjustments?status=1' },
  receivable: { label: '未清应收款', href: '/receivables?state=open' },
  settings: { label: '待批准费率变更', href: '/settings?tab=changes&status=1' },
  agreement: { label: '待决定介绍人协议', href: '/introducers?tab=agreements&waiting=true' },
  commission: { label: '待批准介绍人佣金', href: '/introducers?tab=commissions&waiting=true' },
  factor: { label: '两步验证重置', href: '/factor-resets?state=open' },
  closing: { label: '注销申请', href: '/closings?state=open' },
  task: { label: '客户资料', href: '/tasks?state=answered' },
  ticket: { label: '客服工单', href: '/tickets' },
  case: { label: '可疑案件', href: '/cases?state=undecided' },
  batch: { label: '待放行付款批次', href: '/batches' },
  batchResult: { label: '待银行结果批次', href: '/batches' },
};

/** Without the queues that only a newer gateway knows: a page may stay open during an upgrade. */
export const knownQueues = (list: readonly Queue[]): readonly Queue[] => list.filter(({ kind }) => kind in queueTexts);

const payoutStates: Readonly<Record<number, string>> = { 1: '待审核', 2: '待付款' };

/** Payouts have two queues: those to decide and those to pay. */
export function queueOf({ kind, status }: { kind: QueueKind; status?: number }): { label: string; href: string } {
  const { label, href } = queueTexts[kind];
  const state = kind === 'withdraw' || kind === 'coin' ? payoutStates[status ?? 0] : undefined;
  return state ? { label: `${label} ${state}`, href: `${href}?status=${status}` } : { label, href };
}

/** How long an item may wait: in days from three days on. */
export const targetText = (hours: number): string =>
  hours >= 72 && hours % 24 === 0 ? `${hours / 24} 天` : `${hours} 小时`;
