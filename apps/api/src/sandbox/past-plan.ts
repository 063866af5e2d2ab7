import { isOpen } from '../core/market-hours';

/** A trade somebody might have made. Times in milliseconds; without `closeAt` it is still open. */
export interface PlannedTrade {
  symbol: string;
  side: 'buy' | 'sell';
  /** Ten-thousandths of a lot. */
  volume: bigint;
  openAt: number;
  closeAt?: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What this customer likes, how often, and in which volumes (hundredths of a lot, and the step between them). */
const habits = [
  { symbol: 'EURUSD', often: 22, from: 10, to: 40, step: 5 },
  { symbol: 'XAUUSD', often: 24, from: 2, to: 8, step: 1 },
  { symbol: 'USDJPY', often: 12, from: 10, to: 30, step: 5 },
  { symbol: 'GBPUSD', often: 10, from: 5, to: 25, step: 5 },
  { symbol: 'US500', often: 8, from: 20, to: 100, step: 10 },
  { symbol: 'NAS100', often: 6, from: 10, to: 30, step: 10 },
  { symbol: 'EURJPY', often: 5, from: 5, to: 20, step: 5 },
  { symbol: 'USOIL', often: 5, from: 5, to: 20, step: 5 },
  { symbol: 'BTCUSD', often: 5, from: 1, to: 4, step: 1 },
  { symbol: 'HK50', often: 2, from: 20, to: 60, step: 10 },
  { symbol: 'NVDA', often: 1, from: 10, to: 40, step: 10 },
] as const;
const lasting = [
  { symbol: 'EURUSD', volume: 2_000n, days: 4 },
  { symbol: 'XAUUSD', volume: 500n, days: 5 },
] as const;

/** Numbers from 0 to 1 that are the same on every machine. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The first quarter of an hour from `at` on at which the symbol trades. */
function whenOpen(symbol: string, at: number): number {
  let open = at;
  while (!isOpen(symbol, open)) open += 15 * minute;
  return open;
}

/** One to four trades on most working days, most closed the same day, some held for days; the last two are still open. */
export function planPast(from: number, to: number, isTraded: (symbol: string) => boolean): PlannedTrade[] {
  const roll = dice(20_260_318);
  const liked = habits.filter(({ symbol }) => isTraded(symbol));
  const [first] = liked;
  if (!first) return [];
  const allOften = liked.reduce((sum, { often }) => sum + often, 0);
  const between = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1));
  const trades: PlannedTrade[] = [];
  for (let morning = Math.ceil(from / day) * day; morning < to - day; morning += day) {
    const weekday = new Date(morning).getUTCDay();
    if (weekday === 0 || weekday === 6 || roll() < 0.12) continue;
    for (let left = between(1, 4); left > 0; left--) {
      let pick = roll() * allOften;
      const habit = liked.find(({ often }) => (pick -= often) < 0) ?? first;
      const openAt = whenOpen(habit.symbol, morning + hour + between(0, 13 * 60) * minute);
      const held = roll() < 0.7 ? between(8, 300) * minute : between(20, 96) * hour;
      const closeAt = whenOpen(habit.symbol, openAt + held);
      const steps = between(0, (habit.to - habit.from) / habit.step);
      trades.push({
        symbol: habit.symbol,
        side: roll() < 0.5 ? 'buy' : 'sell',
        volume: BigInt(habit.from + steps * habit.step) * 100n,
        openAt,
        ...(closeAt < to - hour ? { closeAt } : {}),
      });
    }
  }
  const before = trades.filter(({ closeAt }) => closeAt !== undefined);
  return [
    ...before,
    ...lasting
      .filter(({ symbol }) => isTraded(symbol))
      .map(({ symbol, volume, days }) => ({
        symbol,
        side: 'buy' as const,
        volume,
        openAt: whenOpen(symbol, to - days * day),
      })),
  ];
}
