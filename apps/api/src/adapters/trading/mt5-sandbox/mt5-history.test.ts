import { tradeHistorySuite } from '../testing/trade-history-suite';
import { priceText } from '../../../core/instruments/price';
import { pendingOrdersSuite } from '../testing/pending-orders-suite';
import { TestPlatform } from './testing/test-platform';

let sandbox: TestPlatform;
beforeAll(async () => {
  sandbox = await TestPlatform.open();
});
afterAll(() => sandbox.db.close());
beforeEach(() => sandbox.reset());

tradeHistorySuite(() => ({
  platform: sandbox.platform,
  history: sandbox.history,
  open: async (login) => (await sandbox.open(login, 'EURUSD', 'buy', 0.2)).position,
  close: async (_login, position) => void (await sandbox.close(position)),
}));

pendingOrdersSuite(() => ({
  platform: sandbox.platform,
  history: sandbox.history,
  place: async (login, order) => (await sandbox.place({ login, symbol: 'EURUSD', volume: 2_000n, ...order })).order,
  reprice: async (order, price) => void (await sandbox.reprice(order, price)),
  cancel: (order) => sandbox.cancel(order),
  reach: async (order) => {
    const { price } = await sandbox.db.row<{ price: bigint }>(
      'test.price',
      'select price from mt5.pending_order where order_id = $1',
      [order],
    );
    sandbox.feed.set('EURUSD', priceText(price, 5));
    await sandbox.runPending();
    // A buy order is reached by the ask price, one spread higher.
    sandbox.feed.set('EURUSD', priceText(price - 12n, 5));
    await sandbox.runPending();
  },
  expire: () => sandbox.runPending(Date.now() + 2 * 3_600_000),
}));
