import { calls } from '@portal/contract';
import type { Account } from '@portal/contract/account';
import { byRate } from '@portal/rules/money';
import { mt5Password, waitFor } from '@portal/testkit';
import { signedAmount, usd } from '../core/money/money';
import { giveCode, platformShows } from '../testing/payouts';
import { randomOf } from '../testing/random-deals';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { withCredit, type Credited } from '../testing/with-credit';

// Random histories: whatever was paid in, waits, was cancelled, given as credit, moved to another currency or is held open, the curve,
// the head of the overview, the sums and the statement say the same to the cent.
const { account, reports, sandbox, transfer, withdraw } = calls;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const next = randomOf(seed);
const customers = Number(process.env['HISTORIES'] ?? 3);
const acts = 8;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const units = (amount: string) => signedAmount(amount, 'USD') ?? 0n;
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
/** As the pages convert an account. */
const worth = ({ rates }: Account, amount: string) => {
  const value = units(amount);
  if (!rates) return value;
  return value < 0n ? -byRate(-value, rates.to_usd) : byRate(value, rates.to_usd);
};

const read = ({ client }: Credited) => client.ok(account.queryAccountInfo, {}).then(({ accounts }) => accounts);
const amountOf = (most: number) => `${20 + next(most)}.${String(10 + next(90))}`;

/** One random act; a refusal is part of a history. `held` are the open positions. */
async function act(customer: Credited, cnh: string, held: string[]): Promise<string> {
  const { client, walletId, mt5Id, bankId } = customer;
  const [from, to] = [
    [walletId, mt5Id],
    [mt5Id, walletId],
    [walletId, cnh],
    [cnh, walletId],
  ][next(4)] as [string, string];
  const kind = (['transfer', 'withdraw', 'cancel', 'open', 'close', 'withdraw'] as const)[next(6)]!;
  if (kind === 'transfer') {
    await client.call(transfer.addTransfer, { fromAccountId: from, toAccountId: to, amount: amountOf(60) });
  } else if (kind === 'withdraw') {
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const accountId = next(2) === 0 ? walletId : mt5Id;
    await client.call(withdraw.withdrawSubmit, { accountId, bankId, amount: amountOf(60), verifyCode });
  } else if (kind === 'cancel') {
    const days = { startDate: '2020-01-01', endDate: '2099-12-31', pageNo: 1, pageSize: 15 };
    const { list } = await client.ok(withdraw.getWithdrawRecordsV2, { ...days, displayStatus: 1 });
    if (list[0]) await client.call(withdraw.cancelWithdrawProposal, { pno: list[0].pno });
  } else if (kind === 'open') {
    const chosen = next(2) === 0 ? mt5Id : cnh;
    const { account_no } = (await read(customer)).find(({ id }) => id === chosen)!;
    const order = { account_no, symbol: 'EURUSD', side: next(2) === 0 ? 'buy' : 'sell', lots: 0.01 } as const;
    const opened = await client.call(sandbox.mt5Order, order);
    if (opened.code === 'OK') held.push(opened.data.position);
  } else {
    const position = held.shift();
    if (position) await client.call(sandbox.mt5Close, { id: position });
  }
  return kind;
}

/** Head and curve, read between two heads that are the same, so that no price moved and nothing was under way. */
async function still(customer: Credited) {
  const { client } = customer;
  return waitFor(
    async () => {
      const before = await read(customer);
      const all = await client.ok(reports.balanceHistory, { days: 90 });
      const own = new Map(
        await Promise.all(
          before.map(
            async ({ id }) => [id, await client.ok(reports.balanceHistory, { days: 90, accountId: id })] as const,
          ),
        ),
      );
      const explained = new Map(
        await Promise.all(
          before.map(async ({ id }) => [id, await client.ok(reports.explainBalance, { accountId: id })] as const),
        ),
      );
      const results = await client.ok(reports.results, {});
      const [waiting] = await test_.gateway.db.rows<{ count: bigint }>(
        'test.underWay',
        `select (select count(*) from payout.proposal where platform = 'asked' and status in (1, 2)) + (select count(*) from transfer.transfer where status = 'pending') as count`,
      );
      const after = await read(customer);
      const moving = waiting?.count !== 0n || JSON.stringify(before) !== JSON.stringify(after);
      return (
        !moving &&
        [...explained.values()].every(({ sum: { agrees } }) => agrees) && {
          accounts: before,
          all,
          own,
          explained,
          results,
        }
      );
    },
    'a moment in which nothing moves',
    60_000,
  );
}

test.each(Array.from({ length: customers }, (_, n) => n + 1))(
  `history %s of seed ${seed}: curve, head, sums and statement agree to the cent`,
  async () => {
    const customer = await withCredit(test_, '600.00', '50.00');
    const { client, walletId } = customer;
    const { id: cnh } = await client.ok(account.createMT5Account, {
      level: 'MIN',
      currency: 'CNH',
      password: mt5Password,
    });
    await client.ok(transfer.addTransfer, { fromAccountId: walletId, toAccountId: cnh, amount: '100.00' });
    await platformShows(test_, cnh, 71_600n);
    const done: string[] = [];
    const held: string[] = [];
    for (let n = 0; n < acts; n += 1) done.push(await act(customer, cnh, held));
    const { accounts, all, own, explained, results } = await still(customer);
    const history = done.join(' ');

    // The head of the page, as its equation sums it up.
    const last = all.at(-1)!;
    expect([history, last.equity]).toEqual([history, usd(sum(accounts.map((one) => worth(one, one.equity))))]);
    expect([history, last.balance]).toEqual([history, usd(sum(accounts.map((one) => worth(one, one.balance))))]);
    // No equity before the first stored one but that of now.
    expect(all.slice(0, -1).every(({ equity }) => equity === null)).toBe(true);

    for (const one of accounts) {
      const days = own.get(one.id)!;
      const { kinds, sum: entries } = explained.get(one.id)!;
      const of = (...names: string[]) =>
        sum(kinds.filter(({ kind }) => names.includes(kind)).map(({ amount }) => units(amount)));
      const deposits = sum(days.map((day) => units(day.deposits)));
      const withdrawals = sum(days.map((day) => units(day.withdrawals)));
      const other = sum(days.map((day) => units(day.other)));
      const { list } = await client.ok(reports.statements, { accountId: one.id });
      // What the statement still has of payouts that the platform has released.
      const onWay = units(entries.entries) - units(one.balance);
      expect([history, usd(deposits)]).toEqual([history, usd(of('deposit'))]);
      expect([history, usd(withdrawals)]).toEqual([history, usd(onWay - of('withdraw', 'coin'))]);
      expect(list[0]?.closing ?? '0.00').toBe(usd(units(days.at(-1)!.balance) + onWay));
      // Balance and credit are what moved and what trading earned.
      const earned = of('trade', 'settlement');
      expect([history, usd(units(one.balance) + units(one.credit))]).toEqual([
        history,
        usd(deposits - withdrawals + other + earned),
      ]);
    }
    const earned = sum(
      accounts.map((one) => {
        const trade = explained.get(one.id)!.kinds.filter(({ kind }) => kind === 'trade');
        return worth(one, usd(sum(trade.map(({ amount }) => units(amount)))));
      }),
    );
    expect([history, results.thisMonth.result]).toEqual([history, usd(earned)]);
  },
  180_000,
);
