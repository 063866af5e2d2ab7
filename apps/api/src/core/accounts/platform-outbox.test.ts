import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { platformShows } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { relayPlatform } from './platform-outbox';

const { addTransfer } = calls.transfer;

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const waiting = async () =>
  (await test_.gateway.db.row<{ n: number }>('test.waiting', 'select count(*)::int as n from account.platform_outbox'))
    .n;

it('keeps movements that the platform could not execute, and sends them once when it is available again', async () => {
  const one = await fundedCustomer(test_.url, '300.00');
  const other = await fundedCustomer(test_.url, '300.00');
  const { trading } = test_.gateway.ports;
  const { applyBalance } = trading;
  const tried: string[] = [];
  // The platform fails for the first login and works for the second.
  trading.applyBalance = (operation) => {
    tried.push(operation.login);
    return operation.login === tried[0] ? Promise.reject(new Error('timeout')) : applyBalance(operation);
  };
  await one.client.ok(addTransfer, { fromAccountId: one.walletId, toAccountId: one.mt5Id, amount: '100' });
  await waitFor(async () => tried.length > 0, 'the first try');
  await other.client.ok(addTransfer, { fromAccountId: other.walletId, toAccountId: other.mt5Id, amount: '50' });
  await platformShows(test_, other.mt5Id, 5_000n);
  await waitFor(async () => (await waiting()) === 1, 'one credit that waits');
  // It tries each movement once, and leaves the rest to the next run.
  const relayed = relayPlatform(test_.gateway).then(() => 'ended');
  expect(await Promise.race([relayed, sleep(3_000, 'still tries', { ref: false })])).toBe('ended');
  trading.applyBalance = applyBalance;
  await Promise.all([relayPlatform(test_.gateway), relayPlatform(test_.gateway)]);
  expect(await waiting()).toBe(0);
  await platformShows(test_, one.mt5Id, 10_000n);
});

it('lets the platform refuse what the ledger has not taken yet, and nothing else', async () => {
  const one = await fundedCustomer(test_.url, '300.00');
  const sent = jest.spyOn(test_.gateway.ports.trading, 'applyBalance');
  const [inward, outward] = [
    { fromAccountId: one.walletId, toAccountId: one.mt5Id, amount: '100' },
    { fromAccountId: one.mt5Id, toAccountId: one.walletId, amount: '40' },
  ];
  await one.client.ok(addTransfer, inward);
  await platformShows(test_, one.mt5Id, 10_000n);
  await one.client.ok(addTransfer, outward);
  await platformShows(test_, one.mt5Id, 6_000n);
  expect(sent.mock.calls.map(([{ amount, booked = false }]) => [amount, booked])).toEqual([
    [10_000n, true],
    [-4_000n, false],
  ]);
  sent.mockRestore();
});
