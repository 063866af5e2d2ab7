import { calls } from '@portal/contract';
import { fundedCustomer } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { platformShows } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { reconcile } from '.';

let platform: Mt5Simulator;
let test: TestGateway;

beforeAll(async () => {
  platform = await startMt5Simulator();
  test = await startTestGateway({
    MT5_URL: platform.url,
    MT5_LOGIN: platform.login,
    MT5_PASSWORD: platform.password,
  });
});
afterAll(async () => {
  await test.stop();
  await platform.close();
});

/** A customer with 100 dollars on the platform, and the account as the overview shows it. */
async function onPlatform() {
  const { client, walletId, mt5Id } = await fundedCustomer(test.url, '100.00');
  const transfer = { fromAccountId: walletId, toAccountId: mt5Id, amount: '100' };
  await client.ok(calls.transfer.addTransfer, transfer);
  await platformShows(test, mt5Id, 10_000n);
  const shown = async () => {
    const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
    return accounts.find(({ id }) => id === mt5Id)!;
  };
  return { shown, login: (await shown()).account_no };
}

it('puts an account whose figures cannot be read into quarantine, and no other, until they can be read', async () => {
  const [unreadable, other] = [await onPlatform(), await onPlatform()];
  const { account } = platform.users.find(({ login }) => login === unreadable.login)!;
  account['Balance'] = '100.005';
  const expected = { check: 'platform.login', subject: unreadable.login, expected: 'known', found: 'unknown' };
  expect(await reconcile(test.gateway)).toEqual([expected]);
  expect(await unreadable.shown()).toMatchObject({
    stale: true,
    review: true,
    balance: '100.00',
    withdrawable: '0.00',
  });
  const shown = await other.shown();
  expect(shown).toMatchObject({ balance: '100.00', withdrawable: '100.00' });
  expect([shown.stale, shown.review]).toEqual([undefined, undefined]);
  delete account['Balance'];
  expect(await reconcile(test.gateway)).toEqual([]);
  expect((await unreadable.shown()).withdrawable).toBe('100.00');
});
