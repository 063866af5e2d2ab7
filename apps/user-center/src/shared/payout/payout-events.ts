import type { TimelineEvent } from '@portal/ui';
import type { Payout, PayoutStatus } from './payout';

type EventText = Pick<TimelineEvent, 'title' | 'note' | 'tone'>;

const eventTexts = ({ reason, arrival }: { reason?: string; arrival?: string }): Record<PayoutStatus, EventText> => ({
  1: { title: '提交出金，进入审核', note: '款项已冻结' },
  2: { title: '审核通过，正在付款' },
  3: { title: '已付款', tone: 'ok', ...(arrival && { note: arrival }) },
  4: { title: '未通过，款项已退回账户', tone: 'danger', ...(reason && { note: `原因：${reason}` }) },
  5: { title: '已取消，款项已退回账户', tone: 'warn' },
  6: { title: '收款方退回，款项已退回主账户', tone: 'danger', ...(reason && { note: `原因：${reason}` }) },
});

const ahead = { 1: ['审核通过，正在付款', '已付款'], 2: ['已付款'] } as const;

/**
 * The timeline of a withdrawal, including steps still to come. `arrival`: when to expect the money once it is paid. Leave out the
 * reason and the arrival where the page says them beside the timeline.
 */
export function payoutEvents(
  { displayStatus, steps, reason }: Pick<Payout, 'displayStatus' | 'steps' | 'reason'>,
  arrival?: string,
): TimelineEvent[] {
  const words = eventTexts({ reason, arrival });
  const past = steps.map(({ status, at }) => ({ id: `${status}`, at, ...words[status] }));
  const coming = displayStatus === 1 || displayStatus === 2 ? ahead[displayStatus] : [];
  return [...past, ...coming.map((title) => ({ id: title, title }))];
}
