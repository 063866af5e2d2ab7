import { calls } from '@portal/contract';
import type { Topic } from '@portal/contract/message';
import { registerCustomer, type Person } from '@portal/testkit';
import { leaveMessage } from '../kernel/message';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { message } = calls;

let test_: TestGateway;
let person: Person;

beforeAll(async () => {
  test_ = await startTestGateway();
  person = await registerCustomer(test_.url);
  const customerId = BigInt(person.customerNumber);
  for (const kind of ['deposit.paid', 'bank.approved', 'identity.approved', 'customer.password', 'deposit.overdue']) {
    await leaveMessage(test_.gateway.db, { customerId, kind, title: kind, text: kind });
  }
});
afterAll(() => test_.stop());

const kinds = async (body: { topic?: Topic; unread?: boolean } = {}) => {
  const { list, total } = await person.client.ok(message.messageList, { pageNo: 1, pageSize: 15, ...body });
  expect(total).toBe(list.length);
  return list.map(({ kind }) => kind);
};

test('messages are narrowed by what they are about, and to those that were not read', async () => {
  expect(await kinds({ topic: 'deposit' })).toEqual(['deposit.overdue', 'deposit.paid']);
  expect(await kinds({ topic: 'identity' })).toEqual(['identity.approved', 'bank.approved']);
  expect(await kinds({ topic: 'coin' })).toEqual([]);
  expect(await kinds({ unread: false })).toEqual(await kinds());

  const { list } = await person.client.ok(message.messageList, { pageNo: 1, pageSize: 15, topic: 'deposit' });
  await person.client.ok(message.messageRead, { id: list[0]!.id });
  expect(await kinds({ topic: 'deposit', unread: true })).toEqual(['deposit.paid']);
  expect(await kinds({ topic: 'deposit' })).toEqual(['deposit.paid', 'deposit.overdue']);
  expect(await kinds({ unread: true })).not.toContain('deposit.overdue');
});

test('amounts are written with their thousands grouped, and other numbers as they are', async () => {
  const text =
    '入金单 D20261123.0001 的 2000.00 美元已到账（账户 5100028，2026-11-23，共 1234567.500000 USDT，手续费 999.00）。';
  const customerId = BigInt(person.customerNumber);
  await leaveMessage(test_.gateway.db, { customerId, kind: 'coin.paid', title: 'coin.paid', text });
  const { list } = await person.client.ok(message.messageList, { pageNo: 1, pageSize: 15, topic: 'coin' });
  expect(list.map((item) => item.text)).toEqual([
    '入金单 D20261123.0001 的 2,000.00 美元已到账（账户 5100028，2026-11-23，共 1,234,567.500000 USDT，手续费 999.00）。',
  ]);
});

test('a topic that is none is refused', async () => {
  const { code } = await person.client.request('/v2/message/list', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'weather' }),
  });
  expect(code).not.toBe('0');
});
