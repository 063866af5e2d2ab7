import { calls } from '@portal/contract';
import { openMt5, payDeposit, waitFor } from '@portal/testkit';
import { TradingRefusal, type BalanceOperation } from '../ports';
import { staffOf } from '../testing/introducers';
import { breaksOf, giveCode } from '../testing/payouts';
import { readDeals } from '../testing/read-deals';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { uploadDocument } from '../testing/upload-document';
import { creditsOf, platformHas, withCredit, type Credited } from '../testing/with-credit';

// Credit leaves in proportion when money leaves an account, and comes back with it.
const { account, coin, reports, sandbox, staff, transfer, withdraw } = calls;
const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

const rows = (name: string, sql: string, values: unknown[] = []) => test_.gateway.db.rows(`test.${name}`, sql, values);

const toWallet = (one: Credited, amount = '100.01') => ({
  fromAccountId: one.mt5Id,
  toAccountId: one.walletId,
  amount,
});
const ways = {
  'a transfer to the wallet': async (one: Credited) => void (await one.client.ok(transfer.addTransfer, toWallet(one))),
  'a transfer to an MT5 account': async (one: Credited) => {
    const toAccountId = await openMt5(one.client);
    await one.client.ok(transfer.mt5AddTransfer, { ...toWallet(one), toAccountId });
    expect(await creditsOf(one, toAccountId)).toEqual(['0.00']);
  },
  'a bank withdrawal': (one: Credited) => bankWithdrawal(one),
  'a coin withdrawal': (one: Credited) => coinWithdrawal(one),
};

async function bankWithdrawal(one: Credited): Promise<string> {
  const verifyCode = await giveCode(test_, one, 'withdraw');
  const of = { accountId: one.mt5Id, bankId: one.bankId, amount: '100.01', verifyCode };
  return (await one.client.ok(withdraw.withdrawSubmit, of)).pno;
}

async function coinWithdrawal(one: Credited): Promise<string> {
  const address = { coin: 'USDT', chain: 'TRC20', address: tron, label: '钱包' } as const;
  const { id: addressId } = await one.client.ok(coin.addOutCoinAddress, {
    ...address,
    verifyCode: await giveCode(test_, one, 'coinAddress'),
  });
  const verifyCode = await giveCode(test_, one, 'coin');
  return (
    await one.client.ok(coin.submitWithdrawCoinV2, { accountId: one.mt5Id, addressId, amount: '100.01', verifyCode })
  ).pno;
}

it.each(Object.entries(ways))('leaves with %s, rounded up to the cent, in every figure', async (_way, leave) => {
  const one = await withCredit(test_, '333.34', '50.00');
  await leave(one);
  // 50.00 × 100.01 ÷ 333.34 is 15.0012.
  expect(await creditsOf(one, one.mt5Id)).toEqual(['34.99']);
  await platformHas(test_, one.login, '233.33', '34.99');
  expect(await creditsOf(one, one.mt5Id)).toEqual(['34.99']);
});

it('leaves with all of the money, and with one cent of it one cent', async () => {
  const one = await withCredit(test_, '200.00', '20.00');
  await one.client.ok(transfer.addTransfer, toWallet(one, '199.99'));
  expect(await creditsOf(one, one.mt5Id)).toEqual(['0.00']);
  const other = await withCredit(test_, '200.00', '0.03');
  await other.client.ok(transfer.addTransfer, toWallet(other, '1.00'));
  expect(await creditsOf(other, other.mt5Id)).toEqual(['0.02']);
});

it('leaves with a chargeback', async () => {
  const one = await withCredit(test_, '333.34', '50.00');
  const [anna, boris] = [staffOf(test_, 'anna'), staffOf(test_, 'boris')];
  const reference = await payDeposit(one.client, one.mt5Id, '100.01');
  await platformHas(test_, one.login, '433.35', '50.00');
  const documentId = await uploadDocument(anna);
  const { id } = await anna.ok(staff.proposeAdjustment, { kind: 'chargeback', reference, documentId, reason: '拒付' });
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  // 50.00 × 100.01 ÷ 433.35 is 11.539.
  expect(await creditsOf(one, one.mt5Id)).toEqual(['38.46']);
  await platformHas(test_, one.login, '333.34', '38.46');
});

it('leaves with what a chargeback beyond the balance takes, and not with what is owed', async () => {
  const one = await withCredit(test_, '333.34', '50.00');
  const [anna, boris] = [staffOf(test_, 'anna'), staffOf(test_, 'boris')];
  const reference = await payDeposit(one.client, one.mt5Id, '100.00');
  await platformHas(test_, one.login, '433.34', '50.00');
  // 50.00 × 400.01 ÷ 433.34 is 46.155.
  await one.client.ok(transfer.addTransfer, toWallet(one, '400.01'));
  expect(await creditsOf(one, one.mt5Id)).toEqual(['3.84']);
  const documentId = await uploadDocument(anna);
  const { id } = await anna.ok(staff.proposeAdjustment, { kind: 'chargeback', reference, documentId, reason: '拒付' });
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  expect(await creditsOf(one, one.mt5Id)).toEqual(['0.00']);
  const { list } = await anna.ok(staff.receivables, { customerNumber: one.customerNumber });
  expect(list).toMatchObject([{ amount: '66.67' }]);
  const [removal] = await rows(
    'removal',
    'select amount, taken from account.credit_removal order by journal_id desc limit 1',
  );
  expect(removal).toEqual({ amount: 3333n, taken: 384n });
});

/** Lets the platform refuse to take money, and nothing else. */
function refuseTaking(): () => void {
  const { trading } = test_.gateway.ports;
  const { applyBalance } = trading;
  trading.applyBalance = (operation: BalanceOperation) =>
    operation.action === 'balance' && operation.amount < 0n
      ? Promise.reject(new TradingRefusal(10019, 'no money'))
      : applyBalance(operation);
  return () => (trading.applyBalance = applyBalance);
}

const refuse = async (kind: 'withdraw' | 'coin', id: string) =>
  void (await staffOf(test_, 'anna').ok(staff.decide, { kind, id, decision: 'refuse', reason: '资料不符' }));

it.each([
  [
    'the customer cancels a bank withdrawal',
    async (one: Credited) => {
      const pno = await bankWithdrawal(one);
      await one.client.ok(withdraw.cancelWithdrawProposal, { pno });
    },
  ],
  [
    'the customer cancels a coin withdrawal',
    async (one: Credited) => {
      const pno = await coinWithdrawal(one);
      await one.client.ok(coin.cancelOutCoinProposal, { pno });
    },
  ],
  ['staff refuse a bank withdrawal', async (one: Credited) => refuse('withdraw', await bankWithdrawal(one))],
  ['staff refuse a coin withdrawal', async (one: Credited) => refuse('coin', await coinWithdrawal(one))],
  [
    'the platform refuses a withdrawal',
    async (one: Credited) => {
      const mend = refuseTaking();
      const pno = await bankWithdrawal(one);
      const ended = `select from payout.proposal where pno = $1 and status = 4`;
      await waitFor(async () => (await rows('ended', ended, [pno])).length === 1, 'the refusal');
      mend();
    },
  ],
  [
    'the platform refuses a transfer',
    async (one: Credited) => {
      const mend = refuseTaking();
      expect(await one.client.ok(transfer.addTransfer, toWallet(one))).toMatchObject({ status: 'failed' });
      mend();
    },
  ],
])('comes back if %s', async (_what, act) => {
  const one = await withCredit(test_, '333.34', '50.00');
  await act(one);
  expect(await creditsOf(one, one.mt5Id)).toEqual(['50.00']);
  await platformHas(test_, one.login, '333.34', '50.00');
  const { list } = await one.client.ok(reports.mt5CreditRecordAjax, {
    startDate: today,
    endDate: today,
    accountId: one.mt5Id,
  });
  const moved = list.filter(({ kind }) => kind === 'bonus').map(({ amount }) => amount);
  expect(moved).toEqual(['15.01', '-15.01', '50.00']);
});

/** A profit or a loss of a login, as the platform's deal. */
let deals = 0;
const trade = ({ login }: { login: string }, amount: bigint) =>
  test_.gateway.ports.trading.applyBalance({
    login,
    action: 'balance',
    amount,
    comment: 'trade',
    ticket: `trade${(deals += 1)}`,
  });

it('is not changed by a loss, and leaves by the balance after the loss, also before the ledger has it', async () => {
  const one = await withCredit(test_, '300.00', '30.00');
  await trade(one, -100_00n);
  await one.client.ok(transfer.addTransfer, toWallet(one, '50.00'));
  // A quarter of 200.00, and not a sixth of 300.00.
  expect(await creditsOf(one, one.mt5Id)).toEqual(['22.50']);
  await readDeals(test_, one.login);
  expect(await creditsOf(one, one.mt5Id)).toEqual(['22.50']);
});

/** Repeatable: a seed makes a run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it.each([1, 2, 3])('two accounts against each other turn no credit into cash (seed %i)', async (seed) => {
  const roll = dice(seed);
  const one = await withCredit(test_, '500.00', '70.00');
  const second = await openMt5(one.client, 'MIN');
  const { account_no } = await one.client.ok(account.getAccountInfoAjax, { id: second });
  const sides = [
    { id: one.mt5Id, login: one.login },
    { id: second, login: account_no },
  ] as const;
  const figures = async (id: string) => {
    await waitFor(
      async () => (await rows('outbox', 'select from account.platform_outbox')).length === 0,
      'nothing on its way',
    );
    const { balance, credit, withdrawable } = await one.client.ok(account.getAccountInfoAjax, { id });
    return [balance, credit, withdrawable].map((text) => BigInt(text.replace('.', ''))) as [bigint, bigint, bigint];
  };
  const read = () => Promise.all(sides.map(({ login }) => readDeals(test_, login)));
  const move = (from: number, amount: bigint) =>
    one.client.call(transfer.mt5AddTransfer, {
      fromAccountId: sides[from]!.id,
      toAccountId: sides[1 - from]!.id,
      amount: `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
    });
  for (let step = 0; step < 25; step += 1) {
    const from = roll(2);
    const [balance, credit] = await figures(sides[from]!.id);
    const part = (balance * BigInt(1 + roll(100))) / 100n;
    if (part < 100n) continue;
    if (roll(2) === 0) {
      // What one loses the other wins. Often the ledger does not have it yet.
      await trade(sides[from]!, -part);
      await trade(sides[1 - from]!, part);
      if (roll(2) === 0) await read();
    } else if ((await move(from, part)).code === 'OK') {
      const [after, left] = await figures(sides[from]!.id);
      expect(left * balance <= credit * after).toBe(true);
    }
  }
  await read();
  // All of the money leaves. What is left has no credit to trade with.
  for (const { id } of sides) {
    const [, , withdrawable] = await figures(id);
    if (withdrawable > 0n)
      await one.client.ok(transfer.addTransfer, {
        fromAccountId: id,
        toAccountId: one.walletId,
        amount: `${withdrawable / 100n}.${String(withdrawable % 100n).padStart(2, '0')}`,
      });
  }
  const wallet = await one.client.ok(account.getAccountInfoAjax, { id: one.walletId });
  expect(wallet.balance).toBe('1500.00');
  for (const { id } of sides) expect((await figures(id))[2]).toBe(0n);
});

it('leaves nothing to trade with on an account whose money has moved to another one', async () => {
  const one = await withCredit(test_, '500.00', '70.00');
  const toAccountId = await openMt5(one.client, 'MIN');
  await one.client.ok(transfer.mt5AddTransfer, { fromAccountId: one.mt5Id, toAccountId, amount: '500.00' });
  await platformHas(test_, one.login, '0.00', '0.00');
  const order = { account_no: one.login, symbol: 'EURUSD', side: 'buy', lots: '0.10' } as const;
  expect(await one.client.call(sandbox.mt5Order, order)).toMatchObject({ code: 'sandbox.money' });
});
