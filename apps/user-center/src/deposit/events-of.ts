import type { Draft } from '@portal/contract/deposit';
import type { TimelineEvent } from '@portal/ui';

/** The timeline of a deposit: submitted, paid or not, credited. An event without a time is still to come. */
export function eventsOf({ status, late, createdAt, expiresAt, paidAt }: Draft): TimelineEvent[] {
  const created: TimelineEvent = { id: 'created', title: '提交入金', at: createdAt };
  const ends: Record<Draft['status'], TimelineEvent[]> = {
    unpaid: [
      { id: 'paying', title: '等待付款' },
      { id: 'credited', title: '入账' },
    ],
    paid: [
      {
        id: 'credited',
        title: '付款到账并入账',
        at: paidAt,
        tone: 'ok',
        ...(late && { note: '晚于支付期限，已照常入账' }),
      },
    ],
    cancelled: [{ id: 'cancelled', title: '已取消', isPast: true }],
    overdue: [{ id: 'overdue', title: '超过支付期限', at: expiresAt, tone: 'warn' }],
    mismatch: [
      { id: 'received', title: '收到付款，与入金单不一致', tone: 'warn', isPast: true, ...(paidAt && { at: paidAt }) },
      { id: 'checking', title: '工作人员核对' },
    ],
  };
  return [created, ...ends[status]];
}
