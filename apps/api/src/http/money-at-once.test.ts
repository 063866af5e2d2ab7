import { calls, type CallSpec } from '@portal/contract';
import { openMt5, payDeposit, waitFor, type Answered } from '@portal/testkit';
import { breaksOf, giveCode, ledgerOf, payee, platformShows, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';
import { withCredit } from '../testing/with-credit';

// Requests of one customer at the same time, each with an idempotency key of its own: what money-calls.test.ts tries with one key.
const { account, coin, deposit, transfer, withdraw } = calls;
const atOnce = 12;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

interface Race {
  who: Payee;
  /** The arguments of each request. */
  args: object;
  /** How many may succeed, and what the others answer. */
  most: number;
  refusal: string;
  /** A row that is held until requests wait for it, where an act is too short to meet another one by chance. */
  held?: Held;
}

async function addressOf(who: Payee): Promise<string> {
  const address = {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
  } as const;
  const verifyCode = await giveCode(test_, who, 'coinAddress');
  return (await who.client.ok(coin.addOutCoinAddress, { ...address, verifyCode })).id;
}
async function bankPayout(who: Payee, amount: string) {
  const { walletId: accountId, bankId } = who;
  return { accountId, bankId, amount, verifyCode: await giveCode(test_, who, 'withdraw', atOnce) };
}
async function coinPayout(who: Payee, amount: string) {
  const { walletId: accountId } = who;
  return { accountId, addressId: await addressOf(who), amount, verifyCode: await giveCode(test_, who, 'coin', atOnce) };
}

/** By the id of the call, and where it has several bounds by the bound too. */
const races: Readonly<Record<string, () => Promise<Race>>> = {
  [account.createMT5Account.id]: async () => {
    const who = await payee(test_);
    // Four requests of a customer run at once, so that fewer than four places must be left.
    for (let more = 0; more < 2; more++) await openMt5(who.client);
    // A request means the account that waits for the platform, where one does.
    await waitFor(async () => {
      const { accounts } = await who.client.ok(account.queryAccountInfo, {});
      return accounts.every(({ status }) => status === 'open');
    }, 'open accounts');
    // Who has counted the accounts waits to add one, where nothing lets one at a time count.
    const held = { text: 'lock table ledger.account in share mode' };
    return { who, args: { level: 'MIN', password: 'Trade#2026' }, most: 2, refusal: 'account.limit', held };
  },
  [account.giveUpCredit.id]: async () => {
    const who = await withCredit(test_, '200.00', '20.00');
    return { who, args: { id: who.mt5Id }, most: 1, refusal: 'account.noCredit' };
  },
  [deposit.submitData.id]: async () => {
    const who = await payee(test_);
    const args = { accountId: who.walletId, channel: 'EGPAY', amount: '60.00' };
    return { who, args, most: 5, refusal: 'deposit.tooManyUnpaid' };
  },
  [deposit.depositDraftCancel.id]: async () => {
    const who = await payee(test_);
    const args = { accountId: who.walletId, channel: 'EGPAY', amount: '60.00' };
    const { pno } = await who.client.ok(deposit.submitData, args);
    const held = { text: 'select from deposit.draft where pno = $1 for update', values: [pno] };
    return { who, args: { customerNo: who.customerNumber, pno }, most: 1, refusal: 'deposit.notUnpaid', held };
  },
  [withdraw.withdrawSubmit.id]: async () => {
    const who = await payee(test_, '1000.00');
    // Three times 300.00, not four.
    return { who, args: await bankPayout(who, '300.00'), most: 3, refusal: 'withdraw.funds' };
  },
  [`${withdraw.withdrawSubmit.id}, by the limit of a day`]: async () => {
    const who = await payee(test_, '50000.00');
    const { daily } = test_.gateway.brand.limits.withdraw;
    for (let more = 0; more < 3; more++) await payDeposit(who.client, who.walletId, '50000.00');
    const amount = `${Number(daily) / 4}.00`;
    return { who, args: await bankPayout(who, amount), most: 4, refusal: 'withdraw.daily' };
  },
  [withdraw.cancelWithdrawProposal.id]: async () => {
    const who = await payee(test_, '1000.00');
    const { pno } = await who.client.ok(withdraw.withdrawSubmit, await bankPayout(who, '300.00'));
    return { who, args: { pno }, most: 1, refusal: 'withdraw.notCancellable' };
  },
  [coin.submitWithdrawCoinV2.id]: async () => {
    const who = await payee(test_, '1000.00');
    return { who, args: await coinPayout(who, '300.00'), most: 3, refusal: 'withdraw.funds' };
  },
  [coin.cancelOutCoinProposal.id]: async () => {
    const who = await payee(test_, '1000.00');
    const { pno } = await who.client.ok(coin.submitWithdrawCoinV2, await coinPayout(who, '300.00'));
    return { who, args: { pno }, most: 1, refusal: 'withdraw.notCancellable' };
  },
  [transfer.addTransfer.id]: async () => {
    const who = await payee(test_, '1000.00');
    const args = { fromAccountId: who.walletId, toAccountId: who.mt5Id, amount: '300.00' };
    return { who, args, most: 3, refusal: 'transfer.funds' };
  },
  [transfer.mt5AddTransfer.id]: async () => {
    const who = await payee(test_, '100.00');
    const toAccountId = await openMt5(who.client);
    await payDeposit(who.client, who.mt5Id, '1000.00');
    await platformShows(test_, who.mt5Id, 100_000n);
    return {
      who,
      args: { fromAccountId: who.mt5Id, toAccountId, amount: '300.00' },
      most: 3,
      refusal: 'transfer.funds',
    };
  },
};
const all = Object.values(calls).flatMap((table): CallSpec[] => Object.values(table));
const money = all.filter(({ money: moves, access }) => moves && access === 'customer');

/** A customer who is answered BUSY asks again under the same key, as the app does. */
async function send({ client }: Payee, call: CallSpec, args: object, turn: number): Promise<Answered<unknown>> {
  const key = `at-once-${call.id}-${turn}-${Math.random()}`;
  return waitFor(async () => {
    const answer = await client.call(call, args as never, key);
    return answer.code !== 'BUSY' && (answer as Answered<unknown>);
  }, 'an outcome');
}

/** Starts requests, of which those that a customer may have at once meet at what is held until then. */
const meeting = <T>({ held }: Race, start: () => Promise<T>[]): Promise<T[]> =>
  held ? whileHeld(test_, held, 4, start) : Promise.all(start());

it('tries every money call of customers', () => {
  expect([...new Set(Object.keys(races).map((name) => name.split(',')[0]))].sort()).toEqual(
    money.map(({ id }) => id).sort(),
  );
});

it.each(Object.entries(races))('%s: of twelve at the same time as many succeed as may', async (name, prepare) => {
  const call = money.find(({ id }) => id === name.split(',')[0])!;
  const race = await prepare();
  const { who, args, most, refusal } = race;
  const answers = await meeting(race, () => Array.from({ length: atOnce }, (_, turn) => send(who, call, args, turn)));
  const done = answers.filter(({ code }) => code === 'OK');
  // On a slow platform several requests open one account.
  const isOpening = call.id === account.createMT5Account.id;
  const times = isOpening ? new Set(done.map(({ data }) => (data as { id: string }).id)).size : done.length;
  const refused = answers.filter(({ code }) => code !== 'OK').map(({ code }) => code);
  expect([times, new Set(refused)]).toEqual([most, new Set([refusal])]);
  const { posted, held } = await ledgerOf(test_, who.walletId);
  expect(posted - held >= 0n).toBe(true);
});

it('the address book takes its last places once, also by twelve requests at the same time', async () => {
  const who = await payee(test_);
  await addressOf(who);
  const { db } = test_.gateway;
  // Twenty is the limit: two places are left.
  await db.rows(
    'test.addresses',
    `insert into coin.address (customer_id, coin, chain, address, label, usable_from)
     select $1::bigint, 'USDT', 'TRC20', 'T' || n, '钱包', now() from generate_series(1, 17) n`,
    [who.customerNumber],
  );
  const verifyCode = await giveCode(test_, who, 'coinAddress', atOnce);
  const add = (n: number) =>
    who.client.call(coin.addOutCoinAddress, {
      ...{ coin: 'USDT', chain: 'ERC20', label: '钱包', verifyCode },
      address: `0x7d3f9b26c814e05a7d3f9b26c814e05a7d3f9b${(n + 16).toString(16)}`,
    });
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, n) => add(n)));
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(2);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'coin.addressLimit']));
});

it('one address is booked once, also by twelve requests at the same time', async () => {
  const who = await payee(test_);
  const verifyCode = await giveCode(test_, who, 'coinAddress', atOnce);
  const address = {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
  } as const;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => who.client.call(coin.addOutCoinAddress, { ...address, verifyCode })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(
    ['OK', ...Array.from({ length: atOnce - 1 }, () => 'coin.addressTaken')].sort(),
  );
});
