import { newsText, unseenAt } from './live-feed';

const message = (kind: string) => ({ id: '1', kind, title: '标题' });

test.each([
  [[message('deposit.paid')], '入金有新进展，请查看消息'],
  [[message('else')], '您有新消息，请查看消息'],
  [[message('deposit.paid'), message('bank.refused')], '您有 2 条新消息，请点击右上角查看'],
])('shows %j as %s', (messages, text) => {
  expect(newsText(messages)).toBe(text);
});

test('shows no toast on a page about its own subject', () => {
  const messages = [message('withdraw.paid'), message('deposit.paid')];
  expect(unseenAt('/user-center/assets/withdraw', messages)).toEqual([message('deposit.paid')]);
  expect(unseenAt('/user-center/assets/withdrawCoin', messages)).toEqual([message('deposit.paid')]);
  expect(unseenAt('/user-center/acctInfo', messages)).toEqual(messages);
});
