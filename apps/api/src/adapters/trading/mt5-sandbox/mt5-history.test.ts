import { tradeHistorySuite } from '../testing/trade-history-suite';
import { TestPlatform } from './testing/test-platform';

let sandbox: TestPlatform;
beforeAll(async () => {
  sandbox = await TestPlatform.open();
});
afterAll(() => sandbox.db.close());

tradeHistorySuite(() => ({
  platform: sandbox.platform,
  history: sandbox.history,
  open: async (login) => (await sandbox.open(login, 'EURUSD', 'buy', 0.2)).position,
  close: async (_login, position) => void (await sandbox.close(position)),
}));
