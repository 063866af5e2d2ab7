import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSource } from '../../commands/lib/load-source.mjs';

const FAULTS = ['dropBefore', 'dropAfter', 'late', 'notJson'];
/** Of an answer and of a late execution, in milliseconds: long enough that a gateway is killed while it waits. */
const DELAY = 20;
const LAG = 3_000;

/** MetaTrader 5's protocol simulator as the trading platform of a proof, behind the connector of production. */
export async function startConnectorPlatform() {
  const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
  const mt5 = await startMt5Simulator({ delay: DELAY, lag: LAG });

  return {
    env: { MT5_URL: mt5.url, MT5_LOGIN: mt5.login, MT5_PASSWORD: mt5.password },

    /**
     * Opens or closes a position, without the portal. Returns by how many cents the balance changed. Sometimes the platform also
     * executes or answers the next balance operation late.
     */
    trade(login) {
      if (randomInt(5) === 0) mt5.fail('/api/trade/balance', randomInt(2) === 0 ? 'late' : 'slow');
      const commission = randomInt(-50, 0);
      const held = mt5.positions.find((one) => one.login === login);
      if (!held || randomInt(2) === 0) {
        const opened = { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1.10000' };
        mt5.openPosition(login, { ...opened, commission: BigInt(commission) });
        return commission;
      }
      const profit = randomInt(-3000, 3000);
      const storage = randomInt(-20, 5);
      const amounts = { profit: BigInt(profit), commission: BigInt(commission), storage: BigInt(storage) };
      mt5.closePosition(held.position, { price: '1.10100', ...amounts });
      return profit + commission + storage;
    },

    /** Spoils the next answers to balance operations, drops every connection and answers nothing for up to a second. */
    async fail() {
      mt5.fail('/api/trade/balance', ...Array.from({ length: 4 }, () => FAULTS[randomInt(FAULTS.length)]));
      await sleep(randomInt(100, 400));
      mt5.setAway(true);
      await sleep(randomInt(200, 1000));
      mt5.setAway(false);
    },

    close: () => mt5.close(),
  };
}
