import { newsText, unseenAt } from './live-feed';

const message = (kind: string) => ({ id: '1', kind, title: '标题' });

test.each([
  [[message('deposit.paid')], '入金有新进展，请查看消息'],
  [[message('else')], '您有新消息，请查看消息'],
  [[message('deposit.paid'), message('bank.refused')], '您有 2 条新消息，请点击右上角查看'],
])('shows %j as %s', (messages, text) => {
  expect(newsText(messages)).toBe(text);
});

// Each act tells its outcome by itself: a toast of its message would be a second one for the same event.
test.each([
  [
    '/user-center/deposit-guide',
    ['identity.approved', 'identity.refused', 'bank.approved', 'bank.refused', 'account.opened', 'deposit.paid'],
  ],
  ['/user-center/assets/withdrawCoin', ['coin.address', 'withdraw.paid']],
  ['/user-center/changePhone', ['customer.phone', 'customer.phoneRefused']],
  ['/user-center/settings', ['customer.email', 'customer.factor', 'customer.password']],
  [
    '/user-center/acctInfo',
    ['account.opened', 'account.linked', 'account.leverage', 'account.password', 'account.levelChanged'],
  ],
])('shows no second toast on %s for %j', (pathname, kinds) => {
  for (const kind of kinds) {
    expect(unseenAt(pathname, [message(kind)])).toEqual([]);
    expect(unseenAt('/user-center/invite', [message(kind)])).toHaveLength(1);
    expect(newsText([message(kind)])).not.toContain('您有新消息');
  }
});

test('shows no toast on a page about its own subject', () => {
  const messages = [message('withdraw.paid'), message('deposit.paid')];
  expect(unseenAt('/user-center/assets/withdraw', messages)).toEqual([message('deposit.paid')]);
  expect(unseenAt('/user-center/assets/withdrawCoin', messages)).toEqual([message('deposit.paid')]);
  expect(unseenAt('/user-center/acctInfo', messages)).toEqual(messages);
});
