import type { Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import type { SimulatorDeal } from '../adapters/trading/testing/mt5-simulator-records';

type Next = (below: number) => number;

/** Random numbers that a seed repeats (mulberry32). */
export function randomOf(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const symbols = ['EURUSD', 'XAUUSD', 'BTCUSD'];
/** Balance, charge, correction, bonus, commissions, agent, interest, dividends, tax, compensation: everything that is neither a trade nor a credit. */
const settlements = ['2', '4', '5', '6', '7', '8', '9', '10', '11', '12', '15', '16', '17', '18', '19'];
const day = 86_400;

/** What happens at the platform, chosen at random. Each step makes, changes or deletes at least one deal. */
export function randomDeals(mt5: Mt5Simulator, logins: readonly string[], next: Next) {
  const pick = <T>(from: readonly T[]): T | undefined => from[next(from.length)];
  const cents = (most: number) => BigInt(next(2 * most + 1) - most);
  const cost = () => -BigInt(next(300));
  const price = () => `1.${String(10_000 + next(1_000)).padStart(5, '0')}`;
  const login = () => pick(logins) ?? '';
  /** A few are recorded with a time of the last days, as by a platform that was cut off. */
  const backdate = (deal: SimulatorDeal) => {
    if (next(12) === 0) deal.time -= 3_600 + next(5 * day);
  };
  const newest = () => mt5.deals.at(-1);

  const open = (account = login(), symbol = pick(symbols) ?? 'EURUSD') =>
    mt5.openPosition(account, {
      symbol,
      side: next(2) === 0 ? 'buy' : 'sell',
      volume: BigInt(100 * (1 + next(40))),
      price: price(),
      commission: cost(),
    });

  const close = () => {
    const held = pick(mt5.positions);
    if (!held) return void open();
    const isPart = next(3) === 0 && held.volume > 200n;
    mt5.closePosition(held.position, {
      price: price(),
      profit: cents(5_000),
      commission: cost(),
      storage: cents(200),
      ...(isPart && { volume: held.volume / 2n - ((held.volume / 2n) % 100n) }),
    });
  };

  /** One deal closes the position and opens the rest in the other direction. */
  const reverse = () => {
    const held = pick(mt5.positions);
    if (!held) return void open();
    const action = held.action === '0' ? '1' : '0';
    const at = price();
    const volume = held.volume + BigInt(100 * (1 + next(20)));
    mt5.recordDeal({
      login: held.login,
      action,
      entry: '2',
      symbol: held.symbol,
      position: held.position,
      order: held.position,
      volume,
      volumeClosed: held.volume,
      price: at,
      pricePosition: held.priceOpen,
      profit: cents(5_000),
      commission: cost(),
      storage: cents(200),
    });
    Object.assign(held, { action, volume: volume - held.volume, priceOpen: at });
  };

  /** Two positions close each other. */
  const closeBy = () => {
    const account = login();
    for (const position of [open(account, 'EURUSD'), open(account, 'EURUSD')]) {
      mt5.closePosition(position, { price: price(), profit: cents(3_000), storage: cents(50) });
      Object.assign(newest() ?? {}, { entry: '3' });
    }
  };

  const settle = () =>
    void mt5.recordDeal({
      login: login(),
      action: pick(settlements) ?? '2',
      profit: cents(20_000),
      comment: 'manager',
    });

  /** Never more out than was given, which the platform refuses. */
  const credit = () => {
    const account = login();
    const given = mt5.users.find((user) => user.login === account)?.credit ?? 0n;
    const amount = next(3) === 0 ? -given : BigInt(1 + next(5_000));
    if (amount !== 0n) mt5.recordDeal({ login: account, action: '3', profit: amount, comment: 'manager' });
  };

  /** Only deals that the platform made; the portal's own operations are in its ledger. */
  const former = () =>
    pick(mt5.deals.slice(-400).filter(({ action, comment }) => action !== '3' && !comment.includes('#')));
  const isTrade = ({ action }: SimulatorDeal) => ['0', '1'].includes(action);

  const correct = () => {
    const deal = former();
    if (!deal) return settle();
    const change = isTrade(deal) ? { commission: cost(), storage: cents(100) } : {};
    mt5.changeDeal(deal.deal, { profit: cents(6_000), ...change });
  };

  /** A canceled trade stays in the list with another action and no amounts. */
  const cancel = () => {
    const deal = former();
    if (!deal || !isTrade(deal)) return correct();
    const action = deal.action === '0' ? '13' : '14';
    mt5.changeDeal(deal.deal, { action, profit: 0n, commission: 0n, storage: 0n });
  };

  const remove = () => {
    const deal = former();
    // A deleted opening would leave a position that nobody opened.
    if (!deal || (isTrade(deal) && deal.entry !== '1')) return settle();
    mt5.removeDeal(deal.deal);
  };

  const steps: readonly (readonly [weight: number, step: () => void])[] = [
    [28, () => void open()],
    [28, close],
    [8, reverse],
    [5, closeBy],
    [14, settle],
    [5, credit],
    [7, correct],
    [2, cancel],
    [3, remove],
  ];
  const all = steps.reduce((sum, [weight]) => sum + weight, 0);

  return () => {
    let left = next(all);
    const before = mt5.deals.length;
    const [, step] = steps.find(([weight]) => (left -= weight) < 0) ?? [0, settle];
    step();
    for (const deal of mt5.deals.slice(before)) backdate(deal);
  };
}
