import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { startMt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { startPartyGate, type Behaviour, type PartyGate } from '../testing/party-gate';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, deposit, transfer, withdraw } = calls;

let mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
let gate: PartyGate;
let test: TestGateway;
let person: Awaited<ReturnType<typeof fundedCustomer>>;

beforeAll(async () => {
  mt5 = await startMt5Simulator();
  gate = await startPartyGate(mt5.url);
  test = await startTestGateway({
    MT5_URL: gate.url,
    MT5_LOGIN: mt5.login,
    MT5_PASSWORD: mt5.password,
    PLATFORM_READ_MS: '300',
    PLATFORM_PAYMENT_MS: '700',
  });
  person = await fundedCustomer(test.url, '500.00');
  await person.client.ok(transfer.addTransfer, {
    fromAccountId: person.walletId,
    toAccountId: person.mt5Id,
    amount: '200.00',
  });
  await waitFor(
    async () => (await shown()).balance === '200.00' && !(await shown()).stale,
    'the money on the platform',
  );
});
afterAll(async () => {
  await test.stop();
  await gate.close();
  await mt5.close();
});
afterEach(async () => {
  await gate.set('well');
  await waitFor(async () => !(await shown()).stale, 'the platform', 30_000);
});

const shown = () => person.client.ok(account.getAccountInfoAjax, { id: person.mt5Id });

/** What the pages of a signed-in customer ask for; every one reads the platform. */
const reads = (): [string, () => Promise<unknown>][] => [
  ['accounts', () => person.client.ok(account.queryAccountInfo, {})],
  ['account', shown],
  ['pending orders', () => person.client.ok(account.queryPendingOrders, {})],
  ['deposit', () => person.client.ok(deposit.queryDepositInfo, {})],
  ['withdrawal', () => person.client.ok(withdraw.getWithdrawPageInfo, {})],
  ['transfer', () => person.client.ok(transfer.accountList, {})],
];

it.each<Behaviour>(['refused', 'hanging', 'slow', 'wrong'])(
  'answers every read long before the platform would, with the last state and its time, while the platform is %s',
  async (how) => {
    const before = new Date();
    await gate.set(how);
    for (let round = 0; round < 2; round += 1)
      for (const [what, read] of reads()) {
        const begun = performance.now();
        await read();
        expect([what, performance.now() - begun < 5_000]).toEqual([what, true]);
      }
    const stale = await shown();
    expect(stale).toMatchObject({ stale: true, balance: '200.00', equity: '200.00', withdrawable: '0.00' });
    const age = before.getTime() - Date.parse(stale.as_of ?? '');
    expect(Math.abs(age)).toBeLessThan(15_000);
    const begun = performance.now();
    const move = { fromAccountId: person.mt5Id, toAccountId: person.walletId, amount: '10.00' };
    expect(await person.client.call(transfer.addTransfer, move)).toMatchObject({ status: 503, code: 'PLATFORM' });
    expect(performance.now() - begun).toBeLessThan(5_000);
  },
  60_000,
);
