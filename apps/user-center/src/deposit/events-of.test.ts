import type { Draft } from '@portal/contract/deposit';
import { eventsOf } from './events-of';

const draft = {
  pno: 'D1',
  accountId: '1',
  channel: 'EGPAY',
  amount: '100.00',
  currency: 'USD',
  payAmount: '715.00',
  payCurrency: 'CNY',
  rate: '7.15',
  fee: '0.00',
  late: false,
  createdAt: '2026-11-25T01:00:00Z',
  expiresAt: '2026-11-25T01:30:00Z',
} as const;
const paidAt = '2026-11-25T01:05:00Z';

/** Titles of the past events, and of the future ones. */
const split = (change: Pick<Draft, 'status'> & Partial<Draft>) => {
  const events = eventsOf({ ...draft, ...change } as Draft);
  const isPast = ({ at, isPast: past }: (typeof events)[number]) => at !== undefined || past === true;
  return [events.filter(isPast), events.filter((event) => !isPast(event))].map((list) =>
    list.map(({ title }) => title),
  );
};

test.each([
  [{ status: 'unpaid' }, ['提交入金'], ['等待付款', '入账']],
  [{ status: 'paid', paidAt }, ['提交入金', '付款到账并入账'], []],
  [{ status: 'cancelled' }, ['提交入金', '已取消'], []],
  [{ status: 'overdue' }, ['提交入金', '超过支付期限'], []],
  [{ status: 'mismatch' }, ['提交入金', '收到付款，与入金单不一致'], ['工作人员核对']],
  [{ status: 'mismatch', paidAt }, ['提交入金', '收到付款，与入金单不一致'], ['工作人员核对']],
] as const)('lists past and future events of %j', (change, past, ahead) => {
  expect(split(change)).toEqual([past, ahead]);
});

test('adds a note to a late payment', () => {
  expect(eventsOf({ ...draft, status: 'paid', late: true, paidAt } as Draft).at(-1)).toMatchObject({
    at: paidAt,
    note: '晚于支付期限，已照常入账',
  });
});
