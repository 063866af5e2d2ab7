import { randomUUID } from 'node:crypto';
import { calls, type CallSpec } from '@portal/contract';
import { openMt5, payDeposit, waitFor, type Answered } from '@portal/testkit';
import { breaksOf, giveCode, payee, type Payee } from '../testing/payouts';
import { readDeals } from '../testing/read-deals';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { moneyActs } from './money-acts';

const { account, coin, deposit, transfer, withdraw } = calls;
const money = Object.values(calls)
  .flatMap((table): CallSpec[] => Object.values(table))
  .filter(({ money: moves, access }) => moves && access === 'customer');

const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

interface Mover extends Payee {
  secondMt5: string;
  addressId: string;
}

let test_: TestGateway;
let first: Mover;
let second: Mover;

async function mover(): Promise<Mover> {
  const customer = await payee(test_, '9000.00');
  const secondMt5 = await openMt5(customer.client);
  for (const id of [customer.mt5Id, secondMt5]) await payDeposit(customer.client, id, '900.00');
  const verifyCode = await giveCode(test_, customer, 'coinAddress');
  const { id } = await customer.client.ok(coin.addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: tron,
    label: '钱包',
    verifyCode,
  });
  return { ...customer, secondMt5, addressId: id };
}

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  [first, second] = [await mover(), await mover()];
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

const draftOf = async ({ client, walletId, customerNumber }: Mover) => {
  const { pno } = await client.ok(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '60.00' });
  return { customerNo: customerNumber, pno };
};
const withdrawalOf = async (who: Mover) => {
  const verifyCode = await giveCode(test_, who, 'withdraw');
  const payment = { accountId: who.walletId, bankId: who.bankId, amount: '60.00', verifyCode };
  return { pno: (await who.client.ok(withdraw.withdrawSubmit, payment)).pno };
};
const coinWithdrawalOf = async (who: Mover) => {
  const verifyCode = await giveCode(test_, who, 'coin');
  const payment = { accountId: who.walletId, addressId: who.addressId, amount: '100.00', verifyCode };
  return { pno: (await who.client.ok(coin.submitWithdrawCoinV2, payment)).pno };
};

/** Gives an account of a customer credit at the platform, each time another account. Returns its id. */
async function credited({ client, mt5Id, secondMt5 }: Mover): Promise<string> {
  const { trading } = test_.gateway.ports;
  const id = ++drawn % 2 === 0 ? mt5Id : secondMt5;
  const { account_no: login } = await client.ok(account.getAccountInfoAjax, { id });
  await trading.applyBalance({ login, action: 'credit', amount: 10_00n, comment: 'gift', ticket: `gift${drawn}` });
  await readDeals(test_, login);
  return id;
}

/** A valid request of each money call; a second one of the same customer differs from it. */
const requests: Record<string, (who: Mover) => Promise<object>> = {
  [account.createMT5Account.id]: async () => ({
    level: 'MIN',
    password: 'Trade#2026',
    nickname: `账户${Math.floor(Math.random() * 1e6)}`,
  }),
  [account.giveUpCredit.id]: async (who) => ({ id: await credited(who) }),
  [deposit.submitData.id]: async ({ walletId }) => ({ accountId: walletId, channel: 'EGPAY', amount: amount() }),
  [deposit.depositDraftCancel.id]: draftOf,
  [withdraw.withdrawSubmit.id]: async (who) => ({
    accountId: who.walletId,
    bankId: who.bankId,
    amount: amount(),
    verifyCode: await giveCode(test_, who, 'withdraw'),
  }),
  [withdraw.cancelWithdrawProposal.id]: withdrawalOf,
  [coin.submitWithdrawCoinV2.id]: async (who) => ({
    accountId: who.walletId,
    addressId: who.addressId,
    amount: amount(100),
    verifyCode: await giveCode(test_, who, 'coin'),
  }),
  [coin.cancelOutCoinProposal.id]: coinWithdrawalOf,
  [transfer.addTransfer.id]: async (who) => ({
    fromAccountId: who.walletId,
    toAccountId: who.mt5Id,
    amount: amount(),
  }),
  [transfer.mt5AddTransfer.id]: async (who) => ({
    fromAccountId: who.mt5Id,
    toAccountId: who.secondMt5,
    amount: amount(),
  }),
};

let drawn = 0;
/** Another amount each time. */
const amount = (least = 60) => (least + ++drawn / 100).toFixed(2);

/** A customer who is answered BUSY asks again under the same key, as the app does. */
const send = (who: Mover, call: CallSpec, args: object, key: string): Promise<Answered<unknown>> =>
  waitFor(async () => {
    const answer = await who.client.call(call, args as never, key);
    return answer.code !== 'BUSY' && (answer as Answered<unknown>);
  }, 'an outcome');

it('has a valid request for every money call', () => {
  expect(Object.keys(requests).sort()).toEqual(money.map(({ id }) => id).sort());
});

describe.each(money.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const args = (who: Mover) => requests[id]?.(who) ?? Promise.reject(new Error(`no request of ${id}`));

  beforeEach(async () => {
    // At most five unpaid drafts and MT5 accounts a customer.
    await test_.gateway.db.rows('t.paid', `update deposit.draft set status = 'cancelled' where status = 'unpaid'`);
    await test_.gateway.db.rows(
      't.room',
      `update account.account a set status = 'archived' where kind = 'mt5' and id <> all ($1)
         and exists (select from ledger.account l where l.id = a.ledger_id and l.posted = 0 and l.held = 0)`,
      [[first, second].flatMap(({ mt5Id, secondMt5 }) => [BigInt(mt5Id), BigInt(secondMt5)])],
    );
  });

  it('returns the first response to a repeat, and refuses another request with the same idempotency key', async () => {
    const key = randomUUID();
    const payment = await args(first);
    const once = await send(first, call, payment, key);
    expect([id, once.code]).toEqual([id, 'OK']);
    expect(await send(first, call, payment, key)).toMatchObject({ code: 'OK', data: once.data });
    expect((await send(first, call, await args(first), key)).code).toBe('IDEMPOTENCY');
  });

  it('is refused while the customer has 104 money acts under way, and nobody else is', async () => {
    const { owner } = await test_.gateway.db.row<{ owner: string }>(
      't.owner',
      'select customer_id::text as owner from account.account where id = $1',
      [first.walletId],
    );
    const [key, payment] = [randomUUID(), await args(first)];
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const acts = Array.from({ length: 104 }, () => moneyActs(() => opened, owner));
    const refused = await first.client.call(call, payment as never, key);
    const others = await send(second, call, await args(second), randomUUID());
    open();
    await Promise.all(acts);
    expect([id, refused.code, refused.status, others.code]).toEqual([id, 'RATE', 429, 'OK']);
    expect((await send(first, call, payment, key)).code).toBe('OK');
  });

  it('executes once when requested twice at the same time', async () => {
    const key = randomUUID();
    const payment = await args(first);
    const [one, other] = await Promise.all([send(first, call, payment, key), send(first, call, payment, key)]);
    expect([id, one.code, other.code]).toEqual([id, 'OK', 'OK']);
    expect(other.data).toEqual(one.data);
  });

  it('treats the same key of another customer as a new one', async () => {
    const key = randomUUID();
    const [ours, theirs] = [await args(first), await args(second)];
    const one = await send(first, call, ours, key);
    const other = await send(second, call, theirs, key);
    expect([id, one.code, other.code]).toEqual([id, 'OK', 'OK']);
    expect(other.data).not.toEqual(one.data);
  });

  it.each([undefined, '', 'short', 'x'.repeat(129), 'with a space in it', 'schlüssel-1'.normalize('NFC')])(
    'reports a missing or malformed key: %j',
    async (key) => {
      const { client } = first;
      const path = call.path.replace(/:(\w+)/g, 'D12345');
      const answer = await client.request(path, {
        method: call.method,
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
        body: JSON.stringify(call.body ? await args(first) : {}),
      });
      expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([400, 'PARAM', ['Idempotency-Key']]);
    },
  );
});

const quoted = money.filter(({ body }) => ['rate', 'fee'].some((name) => name in (body?.properties ?? {})));
it.each(quoted.map((call) => [call.id, call] as const))(
  '%s returns the first response also where the customer was shown other terms meanwhile',
  async (id, call) => {
    const key = randomUUID();
    const payment = (await requests[id]?.(first)) ?? {};
    const once = await send(first, call, payment, key);
    expect(once.code).toBe('OK');
    const terms = { rate: '9.9900', ...('fee' in (call.body?.properties ?? {}) && { fee: '9.99' }) };
    expect(await send(first, call, { ...payment, ...terms }, key)).toMatchObject({ code: 'OK', data: once.data });
  },
);

it('a key used for one call is new for another call', async () => {
  const key = randomUUID();
  const payment = { fromAccountId: first.mt5Id, toAccountId: first.secondMt5, amount: amount() };
  expect((await send(first, transfer.mt5AddTransfer, payment, key)).code).toBe('OK');
  const other = { fromAccountId: first.walletId, toAccountId: first.mt5Id, amount: amount() };
  expect((await send(first, transfer.addTransfer, other, key)).code).toBe('OK');
});
