import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, registerCustomer, waitFor, type Client, type TestCustomer } from '@portal/testkit';
import { ledgerOf, breaksOf, platformShows, shown } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { addTransfer, mt5AddTransfer, accountList, getTransferRecords } = calls.transfer;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let second: string;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '1000.00');
  second = await openMt5(customer.client, 'MIN');
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

const bodyOf = (from: string, to: string, amount: string) => ({ fromAccountId: from, toAccountId: to, amount });
/** A customer that is answered BUSY asks again under the same key, as the app does. */
const outcome = async (client: Client, body: ReturnType<typeof bodyOf>, key = randomUUID()) =>
  waitFor(async () => {
    const answer = await client.call(addTransfer, body, key);
    return answer.code !== 'BUSY' && answer;
  }, 'an outcome');
const times = <T>(n: number, act: () => Promise<T>) => Promise.all(Array.from({ length: n }, act));

it('moves money from the wallet to MT5, to another account, and back', async () => {
  const { walletId, mt5Id, client } = customer;
  const made = await client.ok(addTransfer, bodyOf(walletId, mt5Id, '300'));
  expect(made).toMatchObject({
    status: 'done',
    amount: '300.00',
    from: { id: walletId, account_no: customer.customerNumber },
  });
  await platformShows(test_, mt5Id, 30_000n);
  expect(await client.ok(mt5AddTransfer, bodyOf(mt5Id, second, '120.50'))).toMatchObject({ status: 'done' });
  await platformShows(test_, mt5Id, 17_950n);
  await platformShows(test_, second, 12_050n);
  expect(await client.ok(addTransfer, bodyOf(second, walletId, '120.50'))).toMatchObject({ status: 'done' });
  expect((await shown(customer, walletId)).balance).toBe('820.50');
  const { list, total } = await client.ok(getTransferRecords, { startDate: today, endDate: today });
  expect([total, ...list.map(({ amount }) => amount)]).toEqual([3, '120.50', '120.50', '300.00']);
  expect(list.at(-1)).toEqual(made);
  const staff = new StaffClient(test_.staffUrl, test_.staffToken);
  expect(await staff.ok(calls.staff.reconcile, {})).toEqual({ ok: true, breaks: [] });
});

it('lists the open accounts', async () => {
  expect((await customer.client.ok(accountList, {})).map(({ id }) => id)).toEqual([
    customer.walletId,
    customer.mt5Id,
    second,
  ]);
});

it('does not count transferred money as deposited', async () => {
  const read = (gts2AccountId: string) => customer.client.ok(calls.account.getNextAccountLevel, { gts2AccountId });
  const before = await read(customer.mt5Id);
  await customer.client.ok(addTransfer, bodyOf(customer.walletId, customer.mt5Id, '100'));
  await platformShows(test_, customer.mt5Id, 27_950n);
  await customer.client.ok(addTransfer, bodyOf(customer.mt5Id, customer.walletId, '100'));
  expect((await read(customer.mt5Id)).deposited).toBe(before.deposited);
});

describe('refuses a transfer', () => {
  it('with invalid accounts or amounts, with an error at the field', async () => {
    const { walletId, mt5Id, client } = customer;
    const refused = async (call: typeof addTransfer | typeof mt5AddTransfer, body: ReturnType<typeof bodyOf>) => {
      const { code, fields } = await client.call(call, body);
      return [code, ...Object.keys(fields)];
    };
    expect(await refused(addTransfer, bodyOf(walletId, walletId, '5'))).toEqual(['transfer.same', 'toAccountId']);
    expect(await refused(addTransfer, bodyOf(mt5Id, second, '5'))).toEqual(['transfer.kinds', 'toAccountId']);
    expect(await refused(mt5AddTransfer, bodyOf(mt5Id, walletId, '5'))).toEqual(['transfer.kinds', 'toAccountId']);
    expect(await refused(addTransfer, bodyOf(walletId, '1', '5'))).toEqual(['transfer.account', 'toAccountId']);
    expect(await refused(addTransfer, bodyOf('x', mt5Id, '5'))).toEqual(['transfer.account', 'fromAccountId']);
    expect(await refused(addTransfer, bodyOf(walletId, mt5Id, '0.99'))).toEqual(['transfer.min', 'amount']);
    expect(await refused(addTransfer, bodyOf(walletId, mt5Id, '99999'))).toEqual(['transfer.funds', 'amount']);
    expect(await refused(mt5AddTransfer, bodyOf(mt5Id, second, '99999'))).toEqual(['transfer.funds', 'amount']);
  });

  it('from or to the account of another customer', async () => {
    const other = await fundedCustomer(test_.url, '100.00');
    const take = bodyOf(customer.walletId, other.mt5Id, '10');
    expect((await other.client.call(addTransfer, take)).code).toBe('transfer.account');
    const give = bodyOf(other.walletId, customer.mt5Id, '10');
    expect((await other.client.call(addTransfer, give)).code).toBe('transfer.account');
  });

  it('with the codes of the reason engine', async () => {
    const newCustomer = await registerCustomer(test_.url);
    const { actions } = await newCustomer.client.ok(calls.account.queryAccountInfo, {});
    expect(actions.transfer.reasons.map(({ code }) => code)).toEqual(['transfer.noMt5', 'transfer.empty']);
  });
});

describe('requests at the same time', () => {
  it.each(['wallet', 'MT5'])(
    'executes exactly one of a hundred transfers of the whole balance of the %s',
    async (from) => {
      const one = await fundedCustomer(test_.url, '500.00');
      if (from === 'MT5') {
        await one.client.ok(addTransfer, bodyOf(one.walletId, one.mt5Id, '500'));
        await platformShows(test_, one.mt5Id, 50_000n);
      }
      const body = from === 'MT5' ? bodyOf(one.mt5Id, one.walletId, '500') : bodyOf(one.walletId, one.mt5Id, '500');
      const answers = await times(100, () => outcome(one.client, body));
      const done = answers.filter(({ code, data }) => code === 'OK' && data.status === 'done');
      expect(done).toHaveLength(1);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'transfer.funds']));
      await platformShows(test_, one.mt5Id, from === 'MT5' ? 0n : 50_000n);
    },
  );

  it.each(['wallet', 'MT5'])('executes twenty duplicates from the %s once, with one response', async (from) => {
    const one = await fundedCustomer(test_.url, '500.00');
    await one.client.ok(addTransfer, bodyOf(one.walletId, one.mt5Id, '200'));
    await platformShows(test_, one.mt5Id, 20_000n);
    const body = from === 'MT5' ? bodyOf(one.mt5Id, one.walletId, '50') : bodyOf(one.walletId, one.mt5Id, '50');
    const key = randomUUID();
    const answers = await times(20, () => one.client.call(addTransfer, body, key));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'OK', data: { status: 'done' } });
    expect((await ledgerOf(test_, one.walletId)).posted).toBe(from === 'MT5' ? 35_000n : 25_000n);
    expect((await one.client.call(addTransfer, { ...body, amount: '51' }, key)).code).toBe('IDEMPOTENCY');
    await platformShows(test_, one.mt5Id, from === 'MT5' ? 15_000n : 25_000n);
  });

  it('executes twenty duplicates between MT5 accounts once, with one response', async () => {
    const one = await fundedCustomer(test_.url, '500.00');
    const other = await openMt5(one.client);
    await one.client.ok(addTransfer, bodyOf(one.walletId, one.mt5Id, '200'));
    await platformShows(test_, one.mt5Id, 20_000n);
    const [body, key] = [bodyOf(one.mt5Id, other, '50'), randomUUID()];
    const answers = await times(20, () => one.client.call(mt5AddTransfer, body, key));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'OK', data: { status: 'done' } });
    expect((await ledgerOf(test_, other)).posted).toBe(5_000n);
    expect((await one.client.call(mt5AddTransfer, { ...body, amount: '51' }, key)).code).toBe('IDEMPOTENCY');
    await platformShows(test_, other, 5_000n);
    await platformShows(test_, one.mt5Id, 15_000n);
  });

  it('refuses money for an account that is archived while the transfer waits for it', async () => {
    const one = await fundedCustomer(test_.url, '500.00');
    const { db } = test_.gateway;
    const account = `select a.ledger_id from account.account a where a.id = $1`;
    const waiting = await db.transaction(async (tx) => {
      await tx.rows('test.hold', `select id from ledger.account where id = (${account}) for no key update`, [
        one.mt5Id,
      ]);
      const answer = outcome(one.client, bodyOf(one.walletId, one.mt5Id, '50'));
      const isWaiting = `select 1 from pg_locks l join pg_database d on d.oid = l.database or l.locktype = 'transactionid'
        where d.datname = current_database() and not l.granted`;
      await waitFor(async () => (await tx.rows('test.waiting', isWaiting)).length > 0, 'the transfer');
      await tx.rows('test.archive', `update account.account set status = 'archived' where id = $1`, [one.mt5Id]);
      return { answer };
    });
    expect((await waiting.answer).code).toBe('transfer.account');
  });
});
