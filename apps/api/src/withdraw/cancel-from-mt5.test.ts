import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { breaksOf, giveCode, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// A cancelled withdrawal is back at the next read, while the platform still returns the money: at an answer time of 0 and 20 ms.
const { account, transfer, withdraw } = calls;

describe.each([
  ['the sandbox', undefined],
  ['the connector', 0],
  ['the connector, 20 ms a request', 20],
] as const)('through %s', (_what, delay) => {
  let simulator: Mt5Simulator | undefined;
  let test_: TestGateway;
  let customers: Payee[];

  beforeAll(async () => {
    simulator = delay === undefined ? undefined : await startMt5Simulator({ delay });
    test_ = await startTestGateway({
      REVIEW: 'manual',
      ...(simulator && { MT5_URL: simulator.url, MT5_LOGIN: simulator.login, MT5_PASSWORD: simulator.password }),
    });
    customers = await Promise.all([1, 2, 3].map(() => payee(test_, '2000.00')));
    for (const { client, walletId: fromAccountId, mt5Id: toAccountId } of customers)
      await client.ok(transfer.addTransfer, { fromAccountId, toAccountId, amount: '1100.00' });
  });
  afterAll(async () => {
    await test_.stop();
    await simulator?.close();
  });

  const shown = async ({ client, mt5Id }: Payee) => {
    const reads = await Promise.all([
      client.ok(account.getAccountInfoAjax, { id: mt5Id }),
      client.ok(account.queryAccountInfo, {}).then(({ accounts }) => accounts.find(({ id }) => id === mt5Id)),
      client.ok(transfer.accountList, {}).then((list) => list.find(({ id }) => id === mt5Id)),
      client.ok(withdraw.getWithdrawPageInfo, {}).then(({ accounts }) => accounts.find(({ id }) => id === mt5Id)),
    ]);
    return reads.map((one) => [one?.balance, one?.free_margin, one?.withdrawable].join(' '));
  };

  it('ten withdrawals of each of three customers, cancelled at once: the money is there at the next read', async () => {
    const whole = Array<string>(4).fill('1100.00 1100.00 1100.00');
    const wrong: string[][] = [];
    const cancelAll = async (customer: Payee) => {
      const { client, mt5Id: accountId, bankId } = customer;
      await giveCode(test_, customer, 'withdraw', 10);
      const pnos: string[] = [];
      for (let n = 0; n < 10; n += 1) {
        const verifyCode = await giveCode(test_, customer, 'withdraw');
        pnos.push((await client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount: '110.00', verifyCode })).pno);
      }
      await Promise.all(pnos.map((pno) => client.ok(withdraw.cancelWithdrawProposal, { pno })));
      for (let n = 0; n < 10; n += 1) {
        const read = await shown(customer);
        if (read.join() !== whole.join()) wrong.push(read);
      }
    };
    await Promise.all(customers.map(cancelAll));
    expect(wrong).toEqual([]);
    const moving = `select from graphile_worker.jobs where queue_name like 'mt5:%'`;
    await waitFor(async () => (await test_.gateway.db.rows('test.moving', moving)).length === 0, 'rest', 30_000);
    for (const customer of customers) expect(await shown(customer)).toEqual(whole);
    expect(await breaksOf(test_)).toEqual([]);
  });
});
