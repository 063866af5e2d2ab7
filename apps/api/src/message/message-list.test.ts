import { calls } from '@portal/contract';
import type { Topic } from '@portal/contract/message';
import { registerCustomer, welcomed, type TestCustomer } from '@portal/testkit';
import type { MessageFacts } from '../core/messages/message-params';
import { leaveMessage } from '../core/messages/message';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { message } = calls;

let test_: TestGateway;
let customer: TestCustomer;

beforeAll(async () => {
  test_ = await startTestGateway();
  customer = await registerCustomer(test_.url);
  const customerId = BigInt(customer.customerNumber);
  const deposit = { pno: 'D20261123.0001', amount: '200000' };
  const facts: MessageFacts[] = [
    { kind: 'deposit.paid', params: deposit },
    { kind: 'bank.approved', params: { card: '6222 **** 1234' } },
    { kind: 'identity.approved', params: {} },
    { kind: 'customer.password', params: { event: 'changed' } },
    { kind: 'deposit.overdue', params: deposit },
  ];
  for (const one of facts) await leaveMessage(test_.gateway.db, { customerId, ...one });
});
afterAll(() => test_.stop());

const kinds = async (body: { topic?: Topic; unread?: boolean } = {}) => {
  const { list, total } = await customer.client.ok(message.messageList, { pageNo: 1, pageSize: 15, ...body });
  expect(total).toBe(list.length);
  return list.map(({ kind }) => kind);
};

test('messages are filtered by topic and by unread', async () => {
  expect(await kinds({ topic: 'deposit' })).toEqual(['deposit.overdue', 'deposit.paid']);
  expect(await kinds({ topic: 'identity' })).toEqual(['identity.approved', 'bank.approved']);
  expect(await kinds({ topic: 'coin' })).toEqual([]);
  expect(await kinds({ unread: false })).toEqual(await kinds());

  const { list } = await customer.client.ok(message.messageList, { pageNo: 1, pageSize: 15, topic: 'deposit' });
  await customer.client.ok(message.messageRead, { id: list[0]!.id });
  expect(await kinds({ topic: 'deposit', unread: true })).toEqual(['deposit.paid']);
  expect(await kinds({ topic: 'deposit' })).toEqual(['deposit.paid', 'deposit.overdue']);
  expect(await kinds({ unread: true })).not.toContain('deposit.overdue');
});

test('amounts are formatted with grouped thousands, and other numbers without', async () => {
  const { list } = await customer.client.ok(message.messageList, { pageNo: 1, pageSize: 15, topic: 'deposit' });
  expect(list.find(({ kind }) => kind === 'deposit.paid')?.text).toBe('入金单 D20261123.0001 的 2,000.00 美元已到账。');
});

test.each([
  ['zh_CN', '入金成功', '入金单 D20261123.0001 的 2,000.00 美元已到账。'],
  ['zh_TW', '入金成功', '入金單 D20261123.0001 的 2,000.00 美元已入帳。'],
  ['en', 'Deposit received', 'Deposit D20261123.0001 of 2,000.00 USD has arrived.'],
  ['xx', '入金成功', '入金单 D20261123.0001 的 2,000.00 美元已到账。'],
])('the same message is returned in %s', async (lang, title, text) => {
  customer.client.lang = lang;
  const { list } = await customer.client.ok(message.messageList, { pageNo: 1, pageSize: 15, topic: 'deposit' });
  customer.client.lang = 'zh_CN';
  expect(list.find(({ kind }) => kind === 'deposit.paid')).toMatchObject({ title, text });
});

test('only the customer’s own messages are marked as read, one or all', async () => {
  const other = await registerCustomer(test_.url);
  const customerId = BigInt(other.customerNumber);
  await leaveMessage(test_.gateway.db, { customerId, kind: 'identity.approved', params: {} });
  await welcomed(other);
  const unreadOf = async ({ client }: TestCustomer) =>
    (await client.ok(message.messageList, { pageNo: 1, pageSize: 15, unread: true })).list;
  const theirs = await unreadOf(other);
  expect(theirs.length).toBeGreaterThan(0);
  await customer.client.ok(message.messageRead, { id: theirs[0]!.id });
  expect(await unreadOf(other)).toEqual(theirs);
  expect(await customer.client.ok(message.messageRead, {})).toEqual({ unreadMessages: 0 });
  expect(await unreadOf(customer)).toEqual([]);
  expect(await unreadOf(other)).toEqual(theirs);
});

test('an unknown topic is refused', async () => {
  const { code } = await customer.client.request('/v2/message/list', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'weather' }),
  });
  expect(code).not.toBe('0');
});
