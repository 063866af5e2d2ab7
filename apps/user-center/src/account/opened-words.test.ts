import { openedWords } from './opened-words';

test('names the login of an open account, and says that a pending one is being opened', () => {
  expect(openedWords({ account_no: '700001', status: 'open' })).toBe('MT5 账户 700001 已开立');
  expect(openedWords({ account_no: '', status: 'pending' })).toBe(
    '开户申请已收到，MT5 账户正在开立，开立后会在消息中通知您',
  );
});
