import { calls } from '@portal/contract';
import { Client, fundedCustomer, registerCustomer, waitFor, welcomed, type TestCustomer } from '@portal/testkit';
import { leaveMessage } from '../core/messages/message';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { liveOf } from './live-of';
import { openLiveStream } from './testing/open-live-stream';

const { path } = calls.account.stream;
let gateway: TestGateway;
const open: { close(): void }[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(async () => {
  for (const one of open.splice(0)) one.close();
  await waitFor(async () => liveOf(gateway.gateway).size === 0, 'no streams');
});
afterAll(() => gateway.stop());

async function listen(client: Client, lastEventId?: string) {
  const stream = await openLiveStream(client, lastEventId);
  open.push(stream);
  return stream;
}
const leave = ({ customerNumber }: TestCustomer, kind: 'deposit.paid' | 'deposit.overdue') =>
  leaveMessage(gateway.gateway.db, {
    customerId: BigInt(customerNumber),
    kind,
    params: { pno: 'D20261123.0001', amount: '200000' },
    href: '/user-center',
  });

it('sends the current state, then each change, and no data of other customers', async () => {
  const customer = await fundedCustomer(gateway.url, '1000.00');
  const other = await registerCustomer(gateway.url);
  await welcomed(other);
  const stream = await listen(customer.client);
  const strange = await listen(other.client);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  await waitFor(async () => stream.figures().length > 0 && strange.figures().length > 0, 'figures');
  const wallet = () => stream.accountOf(customer.walletId)!;
  expect(wallet()).toMatchObject({ balance: '1000.00', withdrawable: '1000.00' });
  const { list } = { list: strange.figures().at(-1)!.accounts };
  expect(list).toHaveLength(1);
  const before = strange.state.events.length;
  await customer.client.ok(calls.transfer.addTransfer, {
    fromAccountId: customer.walletId,
    toAccountId: customer.mt5Id,
    amount: '400.00',
  });
  await waitFor(async () => wallet().balance === '600.00', 'the transfer');
  const mt5 = () => stream.accountOf(customer.mt5Id)!;
  await waitFor(async () => mt5().equity === '400.00', 'the money on the platform');
  const { accounts } = await customer.client.ok(calls.account.queryAccountInfo, {});
  const { account_no } = accounts.find(({ id }) => id === customer.mt5Id)!;
  const opened = await customer.client.ok(calls.sandbox.mt5Order, {
    account_no,
    symbol: 'BTCUSD',
    side: 'buy',
    lots: 0.01,
  });
  const held = await waitFor(async () => mt5().open?.[0], 'the position');
  expect(held).toMatchObject({ position: opened.position, symbol: 'BTCUSD', side: 'buy', lots: 0.01 });
  expect(strange.state.events.slice(before).filter(({ event }) => event !== 'heartbeat')).toEqual([]);
});

it('sends new messages once, and those missed while disconnected, in the language of the stream', async () => {
  const customer = await registerCustomer(gateway.url);
  await welcomed(customer);
  await leave(customer, 'deposit.paid');
  const stream = await listen(customer.client);
  await waitFor(async () => stream.news().length > 0, 'how things stand');
  // The welcome, and the old one.
  expect(stream.news()[0]).toMatchObject({ unread: 2, messages: [] });
  await leave(customer, 'deposit.paid');
  await waitFor(async () => stream.news().some(({ messages }) => messages.length > 0), 'the message');
  expect(stream.news().at(-1)).toMatchObject({ unread: 3, messages: [{ kind: 'deposit.paid', title: '入金成功' }] });
  await customer.client.ok(calls.message.messageRead, {});
  await waitFor(async () => stream.news().at(-1)!.unread === 0, 'that it is read');
  const seen = stream.lastId();
  open.splice(0).forEach((one) => one.close());
  await leave(customer, 'deposit.overdue');
  customer.client.lang = 'en';
  const back = await listen(customer.client, seen);
  await waitFor(async () => back.news().length > 0, 'what was missed');
  expect(back.news()[0]!.messages.map(({ title }) => title)).toEqual(['Deposit expired']);
});

it('ends when its session ends, by logout or from another device', async () => {
  const customer = await registerCustomer(gateway.url);
  const stream = await listen(customer.client);
  await waitFor(async () => stream.figures().length > 0, 'figures');
  await customer.client.ok(calls.customer.logout, {});
  await waitFor(async () => stream.state.ended, 'its end');
  expect(stream.state.events.at(-1)?.event).toBe('end');
  expect(await customer.client.request(path)).toMatchObject({ code: '10005' });
});

it('requires a session, with both the token and the cookie', async () => {
  const customer = await registerCustomer(gateway.url);
  expect(await new Client(gateway.url).request(path)).toMatchObject({ code: '4' });
  const thief = new Client(gateway.url);
  thief.token = customer.client.token;
  expect(await thief.request(path)).toMatchObject({ code: '10005' });
});

it('limits the streams of a customer, and answers 429 beyond the limit', async () => {
  const customer = await registerCustomer(gateway.url);
  for (let n = 0; n < 8; n += 1) expect((await listen(customer.client)).response.status).toBe(200);
  await waitFor(async () => liveOf(gateway.gateway).size === 8, 'eight');
  const refused = await listen(customer.client);
  expect(refused.response.status).toBe(429);
  expect(await customer.client.request(path)).toMatchObject({ status: 429, code: 'account.connections' });
});

it('sends changes made by another gateway on the same database, and ends when its own gateway stops', async () => {
  const second = await startTestGateway({}, gateway.databaseUrl);
  const customer = await registerCustomer(gateway.url);
  const there = new Client(second.url);
  there.token = customer.client.token;
  customer.client.cookies.forEach((value, name) => there.cookies.set(name, value));
  const stream = await listen(there);
  await waitFor(async () => stream.news().length > 0, 'how things stand');
  await leave(customer, 'deposit.paid');
  await waitFor(async () => stream.news().some(({ messages }) => messages.length > 0), 'the message');
  await second.stop();
  await waitFor(async () => stream.state.ended, 'its end');
});
