import { payoutEvents } from './payout-events';

const arrival = '到账时间以银行为准';
const at = (minute: number) => `2026-11-21T07:0${minute}:00.000Z`;
const step = (status: 1 | 2 | 3 | 4 | 5, minute: number) => ({ status, at: at(minute) });

test('in review: shows one past and two future steps', () => {
  expect(payoutEvents({ displayStatus: 1, steps: [step(1, 0)] }, arrival)).toEqual([
    { id: '1', title: '提交出金，进入审核', note: '款项已冻结', at: at(0) },
    { id: '审核通过，正在付款', title: '审核通过，正在付款' },
    { id: '已付款', title: '已付款' },
  ]);
});

test('paid: shows every step with its time, and no future step', () => {
  const events = payoutEvents({ displayStatus: 3, steps: [step(1, 0), step(2, 1), step(3, 2)] }, arrival);
  expect(events.map(({ at: when }) => when)).toEqual([at(0), at(1), at(2)]);
  expect(events.at(-1)).toMatchObject({ title: '已付款', note: arrival, tone: 'ok' });
});

test('refused: shows the reason last, and no payment step', () => {
  const events = payoutEvents({ displayStatus: 4, steps: [step(1, 0), step(4, 1)], reason: '户名不一致' }, arrival);
  expect(events).toHaveLength(2);
  expect(events[1]).toMatchObject({ tone: 'danger', note: '原因：户名不一致' });
});

test('cancelled: shows that the money was returned', () => {
  const events = payoutEvents({ displayStatus: 5, steps: [step(1, 0), step(5, 1)] }, arrival);
  expect(events.map(({ title }) => title)).toEqual(['提交出金，进入审核', '已取消，款项已退回账户']);
});
