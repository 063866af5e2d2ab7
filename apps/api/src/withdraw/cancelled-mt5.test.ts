import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { breaksOf, giveCode } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { withCredit, type Credited } from '../testing/with-credit';

// Thirty cancelled withdrawals from an MT5 account, through the connector at 20 ms a request: the next read has the money and its credit.
const { account, deposit, transfer, withdraw } = calls;

let simulator: Mt5Simulator;
let test_: TestGateway;
let one: Credited;

beforeAll(async () => {
  simulator = await startMt5Simulator({ delay: 20 });
  test_ = await startTestGateway({
    REVIEW: 'manual',
    MT5_URL: simulator.url,
    MT5_LOGIN: simulator.login,
    MT5_PASSWORD: simulator.password,
  });
  one = await withCredit(test_, '3000.00', '70.00');
});
afterAll(async () => {
  await test_.stop();
  await simulator.close();
});
afterEach(async () => expect(await breaksOf(test_)).toEqual([]));

/** The figures of the account as every call shows it that shows accounts. */
async function figures(): Promise<string[]> {
  const { client, mt5Id: id } = one;
  const lists = await Promise.all([
    client.ok(account.queryAccountInfo, {}).then(({ accounts }) => accounts),
    client.ok(account.getAccountInfoAjax, { id }).then((row) => [row]),
    client.ok(transfer.accountList, {}),
    client.ok(deposit.queryDepositInfo, {}).then(({ accounts }) => accounts),
    client.ok(withdraw.getWithdrawPageInfo, {}).then(({ accounts }) => accounts),
  ]);
  const rows = lists.map((list) => list.find((row) => row.id === id));
  return [...new Set(rows.map((row) => `${row?.balance} ${row?.credit} ${row?.withdrawable} ${row?.stale}`))];
}
const full = ['3000.00 70.00 3000.00 undefined'];

async function submit(): Promise<string> {
  const verifyCode = await giveCode(test_, one, 'withdraw');
  const of = { accountId: one.mt5Id, bankId: one.bankId, amount: '60.00', verifyCode };
  return (await one.client.ok(withdraw.withdrawSubmit, of)).pno;
}
const cancel = (pno: string) => one.client.ok(withdraw.cancelWithdrawProposal, { pno });
const taken = (pno: string) =>
  waitFor(async () => {
    const sql = `select from payout.proposal where pno = $1 and platform = 'taken'`;
    return (await test_.gateway.db.rows('test.taken', sql, [pno])).length === 1;
  }, 'that it is taken');

it('shows the money after each of thirty cancellations, before and after the platform has released it', async () => {
  for (let n = 0; n < 30; n += 1) {
    const pno = await submit();
    if (n % 2 === 1) await taken(pno);
    await cancel(pno);
    expect([n, await figures()]).toEqual([n, full]);
  }
});

it('shows the money of thirty that are cancelled at once', async () => {
  const numbers: string[] = [];
  for (let n = 0; n < 30; n += 1) numbers.push(await submit());
  await Promise.all(numbers.map(cancel));
  expect(await figures()).toEqual(full);
  const open = `select from graphile_worker.jobs where queue_name like 'mt5:%'`;
  await waitFor(
    async () => (await test_.gateway.db.rows('test.jobs', open)).length === 0,
    'the platform has it',
    60_000,
  );
  expect(await figures()).toEqual(full);
});
