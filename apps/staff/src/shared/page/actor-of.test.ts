import { actorOf } from './actor-of';

it.each([
  ['staff:anna@broker.com', '员工 anna@broker.com'],
  ['customer:80010001', '客户 80010001'],
  ['channel:EGPAY', '渠道 EGPAY'],
  ['system', '系统'],
  ['job:expire', 'job:expire'],
])('shows %s as %s', (actor, text) => {
  expect(actorOf(actor)).toBe(text);
});
