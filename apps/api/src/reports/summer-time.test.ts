import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { storedOffsets } from '../adapters/trading/mt5-web-api/clock/offsets.store';
import { mt5WebApi } from '../adapters/trading/mt5-web-api/mt5-web-api';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { reconcile } from '../core/reconciliation';
import { breaksOf, ledgerOf, platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { importAll, recheck } from './import-jobs';

const { transfer } = calls;
const hour = 3600;
const day = 24 * hour;

let platform: Mt5Simulator;
let test: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let login: string;

beforeEach(async () => {
  platform = await startMt5Simulator({ offset: 3 * hour });
  test = await startTestGateway({
    MT5_URL: platform.url,
    MT5_LOGIN: platform.login,
    MT5_PASSWORD: platform.password,
  });
  customer = await fundedCustomer(test.url, '1000.00');
  const move = { fromAccountId: customer.walletId, toAccountId: customer.mt5Id, amount: '1000.00' };
  await customer.client.ok(transfer.addTransfer, move);
  await platformShows(test, customer.mt5Id, 100_000n);
  login = platform.users[0]?.login ?? '';
});
afterEach(async () => {
  jest.useRealTimers();
  await test.stop();
  await platform.close();
});

/** The offset of the platform's clock is read again after ten minutes. */
function wait() {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'hrtime',
      'performance',
      'queueMicrotask',
    ],
    now: Date.now() + 11 * 60_000,
  });
}

interface ImportedDeal {
  at: Date;
  revision: number;
  deleted: boolean;
}
const importedDeals = () =>
  test.gateway.db.rows<ImportedDeal>(
    'test.deals',
    'select at, revision, deleted from reports.platform_deal order by deal',
  );

it.each([
  ['winter time', 2],
  ['summer time', 4],
])(
  'takes back and reposts no deal after the platform changes to %s, and imports a late deal with its time',
  async (_season, offset) => {
    const now = Math.floor(Date.now() / 1000);
    const record = (ago: number, clock: number) =>
      platform.recordDeal({ login, action: '5', profit: 1_00n, time: now - ago + clock * hour });
    for (const ago of [0, hour, 2 * hour, day, 3 * day, 6 * day]) record(ago, 3);
    await recheck(test.gateway, {});
    const before = await importedDeals();
    expect(before.map(({ at }) => now - at.getTime() / 1000)).toEqual([0, hour, 2 * hour, day, 3 * day, 6 * day]);

    platform.setOffset(offset * hour);
    wait();
    await importAll(test.gateway, {});
    await recheck(test.gateway, {});
    expect(await importedDeals()).toEqual(before);

    record(4 * day, 3);
    await recheck(test.gateway, {});
    await recheck(test.gateway, {});
    const after = await importedDeals();
    expect(after.slice(0, -1)).toEqual(before);
    const late = new Date((now - 4 * day) * 1000);
    expect(after.at(-1)).toEqual({ at: late, revision: 0, deleted: false });

    const otherGateway = mt5WebApi({ ...platform, offsets: storedOffsets(test.gateway.db) });
    const { deals } = otherGateway.history;
    expect(await deals({ from: late, to: new Date(late.getTime() + 1000) })).toMatchObject([{ login, at: late }]);
    await otherGateway.close();
    expect((await ledgerOf(test, customer.mt5Id)).posted).toBe(100_700n);
    expect(await breaksOf(test)).toEqual([]);
    expect(await reconcile(test.gateway)).toEqual([]);
  },
);
