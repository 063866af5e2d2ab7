import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@portal/contract';
import { Client, openMt5, waitFor } from '@portal/testkit';
import { TradingRefusal, type TradingPlatform } from '../ports';
import { breaksOf, giveCode, payee, shown, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, coin, deposit, reports, sandbox, transfer, withdraw } = calls;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const days = { startDate: today, endDate: today };

// Two gateways on one database: each must show what the other has done.
let here: TestGateway;
let there: TestGateway;
let applies: TradingPlatform['applyBalance'][];

beforeAll(async () => {
  here = await startTestGateway({ REVIEW: 'manual' });
  there = await startTestGateway({ REVIEW: 'manual' }, here.databaseUrl);
  applies = [here, there].map(({ gateway }) => gateway.ports.trading.applyBalance);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
afterEach(() => {
  platform((apply) => apply());
});

type Apply = ReturnType<TradingPlatform['applyBalance']>;
/** How both gateways' platform applies a movement of money from now on. */
function platform(how: (apply: () => Apply, amount: bigint) => Apply): void {
  for (const [index, { gateway }] of [here, there].entries())
    gateway.ports.trading.applyBalance = (operation) =>
      how(() => (applies[index] as TradingPlatform['applyBalance'])(operation), operation.amount);
}

/** The same browser at the other gateway. */
function onOtherGateway({ client }: Payee): Client {
  const other = new Client(there.url, client.platform, client.address);
  other.token = client.token;
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const centsOf = (text: string) => BigInt(text.replace('.', ''));

/** The balances of all accounts as each call of each gateway shows them at once. */
async function sides(customer: Payee) {
  const clients = [customer.client, onOtherGateway(customer)];
  const lists = await Promise.all(
    clients.flatMap((client) => [
      client.ok(account.queryAccountInfo, {}).then(({ accounts }) => accounts),
      client.ok(transfer.accountList, {}),
    ]),
  );
  return lists.map((list) => Object.fromEntries(list.map((one) => [one.id, [centsOf(one.balance), one.stale]])));
}

/** Repeatable: a seed makes a run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A customer with money in the wallet and on two MT5 accounts. */
async function rich() {
  const customer = await payee(here, '9000.00');
  const second = await openMt5(customer.client, 'MIN');
  const ids = [customer.walletId, customer.mt5Id, second];
  for (const to of ids.slice(1))
    await customer.client.ok(transfer.addTransfer, {
      fromAccountId: customer.walletId,
      toAccountId: to,
      amount: '2000',
    });
  await waitFor(async () => (await waiting()) === 0, 'the platform has it');
  const balances = new Map(ids.map((id, index) => [id, index === 0 ? 500_000n : 200_000n]));
  const expected = () => Object.fromEntries([...balances].map(([id, cents]) => [id, [cents, undefined]]));
  const all = async () => {
    for (const side of await sides(customer)) expect(side).toEqual(expected());
  };
  return { customer, ids, balances, all };
}

const waiting = async () =>
  (await here.gateway.db.row<{ n: number }>('test.waiting', 'select count(*)::int as n from account.platform_outbox'))
    .n;

/** Waits until the platform has carried out everything. */
const noneOnTheWay = () =>
  waitFor(
    async () =>
      (await waiting()) === 0 &&
      (await here.gateway.db.rows('test.moving', `select from graphile_worker.jobs where queue_name like 'mt5:%'`))
        .length === 0,
    'nothing on the way',
  );

type Rich = Awaited<ReturnType<typeof rich>>;

/** One transfer of a random amount between random accounts; answers whether it is done. */
async function moveSome({ customer, ids, balances }: Rich, roll: ReturnType<typeof dice>): Promise<boolean> {
  const from = ids[roll(3)] as string;
  const to = ids.filter((id) => id !== from)[roll(2)] as string;
  const cents = BigInt(100 + roll(30_000));
  const kind = [from, to].includes(customer.walletId) ? transfer.addTransfer : transfer.mt5AddTransfer;
  const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  const clients = [customer.client, onOtherGateway(customer)] as const;
  const acts = roll(2);
  const [acting, reading] = [clients[acts], clients[1 - acts]] as [Client, Client];
  const answer = await acting.call(kind, { fromAccountId: from, toAccountId: to, amount });
  if (answer.code !== 'OK' || answer.data.status !== 'done') return false;
  balances.set(from, (balances.get(from) ?? 0n) - cents);
  balances.set(to, (balances.get(to) ?? 0n) + cents);
  const { list } = await reading.ok(transfer.getTransferRecords, days);
  expect(list[0]?.tno).toBe(answer.data.tno);
  const own = { wallet: customer.walletId, tno: answer.data.tno };
  expect(await movements(reading, from, own)).toEqual([`-${amount}`]);
  expect(await movements(reading, to, own)).toEqual([amount]);
  return true;
}

/** The amounts that a transfer moved on one of its accounts, as the credit list of that account shows them. */
async function movements(client: Client, accountId: string, { wallet, tno }: Record<'wallet' | 'tno', string>) {
  const report = accountId === wallet ? reports.creditRecordAjax : reports.mt5CreditRecordAjax;
  const { list } = await client.ok(report, { ...days, accountId });
  return list.filter(({ ref }) => ref === tno).map(({ amount }) => amount);
}

it.each([
  ['quick', 30, (apply: () => Apply) => apply()],
  ['slow', 8, async (apply: () => Apply) => pause(150).then(apply)],
  ['slow to answer', 8, async (apply: () => Apply) => apply().then((done) => pause(150).then(() => done))],
] as const)('after each transfer every account is correct, with a platform that is %s', async (_what, times, how) => {
  const one = await rich();
  platform(how);
  const roll = dice(times);
  for (let n = 0; n < times; n++) {
    expect(await moveSome(one, roll)).toBe(true);
    await one.all();
  }
});

it.each([
  ['away', () => Promise.reject(new Error('timeout'))],
  ['refusing', () => Promise.reject(new TradingRefusal(10, 'wait'))],
  ['doing it and losing its answer', (apply: () => Apply) => apply().then(() => Promise.reject(new Error('lost')))],
] as const)(
  'after each transfer every account is correct, with a platform that is %s for incoming money',
  async (_what, fails) => {
    const one = await rich();
    platform((apply, amount) => (amount > 0n ? fails(apply) : apply()));
    const roll = dice(7);
    let done = 0;
    for (let n = 0; n < 8; n++) {
      if (await moveSome(one, roll)) done += 1;
      await one.all();
    }
    expect(done).toBeGreaterThan(2);
    platform((apply) => apply());
    await here.gateway.db.rows('test.relay', `select graphile_worker.add_job('transfer.relay')`);
    await waitFor(async () => (await waiting()) === 0, 'the platform has it');
    await one.all();
    expect(await breaksOf(here)).toEqual([]);
  },
);

it('a paid deposit into an MT5 account is shown once its draft is paid, with the credit of its coupon', async () => {
  const { customer, ids, balances } = await rich();
  platform((apply) => pause(300).then(apply));
  const [, mt5] = ids as [string, string];
  const { list } = await waitForCoupon(customer);
  const draft = await customer.client.ok(deposit.submitData, {
    accountId: mt5,
    channel: 'EGPAY',
    amount: '1000.00',
    couponId: list[0]?.id,
  });
  await customer.client.ok(sandbox.payOrder, { pno: draft.pno, action: 'pay' });
  await waitFor(
    async () => (await onOtherGateway(customer).ok(deposit.egpaySuccess, { pno: draft.pno })).status === 'paid',
    'paid',
  );
  balances.set(mt5, 300_000n);
  for (const side of await sides(customer)) expect(side[mt5]?.[0]).toBe(300_000n);
  const { accounts } = await onOtherGateway(customer).ok(account.queryAccountInfo, {});
  expect(accounts.find(({ id }) => id === mt5)).toMatchObject({ credit: list[0]?.amount });
});

const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

/** Submits and cancels a bank or a coin withdrawal; the other gateway lists it. */
const payouts = {
  bank: {
    submit: async ({ client, bankId }: Payee, accountId: string, verifyCode: string) =>
      client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount: '400.00', verifyCode }),
    cancel: (client: Client, pno: string) => client.ok(withdraw.cancelWithdrawProposal, { pno }),
    list: (client: Client) => client.ok(withdraw.getWithdrawRecordsV2, days),
    code: 'withdraw',
  },
  coin: {
    submit: async (customer: Payee, accountId: string, verifyCode: string) => {
      const { id } = await customer.client.ok(coin.addOutCoinAddress, {
        coin: 'USDT',
        chain: 'TRC20',
        address: tron,
        label: '钱包',
        verifyCode: await giveCode(here, customer, 'coinAddress'),
      });
      return customer.client.ok(coin.submitWithdrawCoinV2, { accountId, addressId: id, amount: '400.00', verifyCode });
    },
    cancel: (client: Client, pno: string) => client.ok(coin.cancelOutCoinProposal, { pno }),
    list: (client: Client) => client.ok(coin.queryWithdrawCoinRecordV2, days),
    code: 'coin',
  },
} as const;

const quick = (apply: () => Apply) => apply();
const slow = (apply: () => Apply) => pause(300).then(apply);

it.each([
  ['bank', 'the wallet', 0, quick],
  ['bank', 'an MT5 account', 1, quick],
  ['bank', 'an MT5 account of a slow platform', 1, slow],
  ['coin', 'the wallet', 0, quick],
  ['coin', 'an MT5 account', 1, quick],
  ['coin', 'an MT5 account of a slow platform', 1, slow],
] as const)(
  'a %s withdrawal from %s is shown at once when it is submitted and when it is cancelled',
  async (by, _from, index, how) => {
    const { customer, ids } = await rich();
    const { submit, cancel, list, code } = payouts[by];
    const from = ids[index] as string;
    const atOther = { ...customer, client: onOtherGateway(customer) };
    const read = async (figure: 'balance' | 'withdrawable') => centsOf((await shown(atOther, from))[figure]);
    const listed = async () => (await list(atOther.client)).list.map(({ pno, displayStatus }) => [pno, displayStatus]);
    const [balance, withdrawable] = [await read('balance'), await read('withdrawable')];
    platform(how);
    const { pno } = await submit(customer, from, await giveCode(here, customer, code));
    const rest = withdrawable - 40_000n;
    expect(await read('withdrawable')).toBe(rest);
    expect(await listed()).toEqual([[pno, 1]]);
    await noneOnTheWay();
    expect(await read('withdrawable')).toBe(rest);
    await cancel(customer.client, pno);
    expect([await read('balance'), await read('withdrawable')]).toEqual([balance, withdrawable]);
    expect(await listed()).toEqual([[pno, 5]]);
    await noneOnTheWay();
    expect([await read('balance'), await read('withdrawable')]).toEqual([balance, withdrawable]);
  },
);

it.each([
  ['quick', quick],
  ['slow', slow],
] as const)('money that has just arrived can be moved on at once, with a platform that is %s', async (_what, how) => {
  const { customer, ids } = await rich();
  platform(how);
  const [wallet, first, second] = ids as [string, string, string];
  const move = (kind: typeof transfer.addTransfer | typeof transfer.mt5AddTransfer, from: string, to: string) =>
    customer.client.call(kind, { fromAccountId: from, toAccountId: to, amount: '2500' });
  // Each step needs the money of the one before: 2,000 are in each MT5 account before.
  const steps = [
    await move(transfer.addTransfer, wallet, first),
    await move(transfer.mt5AddTransfer, first, second),
    await move(transfer.addTransfer, second, wallet),
  ];
  expect(steps.map(({ code, data }) => [code, (data as { status?: string } | null)?.status])).toEqual(
    Array(3).fill(['OK', 'done']),
  );
});

const waitForCoupon = async ({ client }: Payee) => {
  await waitFor(async () => (await client.ok(calls.activity.couponList, {})).total > 0, 'the coupon');
  return client.ok(calls.activity.couponList, {});
};
