import { outcomeOf } from './outcome-of';

const arrival = '付款后通常 1 个工作日内到账，以银行为准';

test.each([
  [1, 'pending', `正在审核，审核期间可以取消。${arrival}。`],
  [2, 'pending', `审核已通过，正在付款。${arrival}。`],
  [3, 'done', `${arrival}。`],
  [5, 'cancelled', '款项已全额退回账户，可以随时重新提交。'],
] as const)('describes what happens next in status %i', (displayStatus, look, text) => {
  expect(outcomeOf({ displayStatus }, arrival)).toMatchObject({ look, text });
});

test('shows the reason of a refusal, and no arrival time', () => {
  const { text } = outcomeOf({ displayStatus: 4, reason: '户名不一致' }, arrival);
  expect(text).toBe('原因：户名不一致。款项已全额退回账户，处理后可以重新提交。');
  expect(outcomeOf({ displayStatus: 4 }, arrival).text).toBe('款项已全额退回账户，处理后可以重新提交。');
});
