import { instrumentOf, instruments } from '../core/instruments/instruments';
import { isOpen } from '../core/market-hours';
import { planPast } from './past-plan';

const [from, to] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 6, 6)];
const plan = planPast(from, to, () => true);

it('makes the same plan for the same days', () => {
  expect(planPast(from, to, () => true)).toEqual(plan);
  expect(plan.length).toBeGreaterThan(200);
});

it('opens up to four trades on most working days, within the market hours, and closes them later', () => {
  for (const { symbol, openAt, closeAt } of plan) {
    expect([symbol, isOpen(symbol, openAt), isOpen(symbol, closeAt ?? openAt)]).toEqual([symbol, true, true]);
    expect(openAt < (closeAt ?? to)).toBe(true);
  }
  const closed = plan.filter(({ closeAt }) => closeAt !== undefined);
  const counts = (of: (at: number) => string | number) => {
    const found: Record<string, number> = {};
    for (const { openAt } of closed) found[of(openAt)] = (found[of(openAt)] ?? 0) + 1;
    return found;
  };
  const { 0: sunday = 0, 6: saturday = 0, ...weekdays } = counts((at) => new Date(at).getUTCDay());
  expect(Object.values(weekdays).every((count) => count > 30)).toBe(true);
  // A market that is closed on Good Friday opens again on Sunday.
  expect([sunday < 5, saturday]).toEqual([true, 0]);
  const days = Object.values(counts((at) => new Date(at).toISOString().slice(0, 10)));
  expect(Math.max(...days)).toBe(4);
  expect(days.length).toBeGreaterThan(100);
  expect(days.length).toBeLessThan(125);
});

it('trades volumes that the instruments allow, on both sides, and leaves two trades open', () => {
  for (const { symbol, volume } of plan) {
    const smallest = BigInt(Math.round((instrumentOf(symbol)?.minLot ?? 0) * 10_000));
    expect([symbol, volume >= smallest, volume % smallest]).toEqual([symbol, true, 0n]);
  }
  expect(new Set(plan.map(({ side }) => side)).size).toBe(2);
  expect(plan.filter(({ closeAt }) => closeAt === undefined).map(({ symbol }) => symbol)).toEqual(['EURUSD', 'XAUUSD']);
});

it('trades the rarest instrument too', () => {
  expect(plan.map(({ symbol }) => symbol)).toContain('NVDA');
});

it('trades only what the customer can trade', () => {
  const gold = planPast(from, to, (symbol) => symbol === 'XAUUSD');
  expect(new Set(gold.map(({ symbol }) => symbol))).toEqual(new Set(['XAUUSD']));
  expect(planPast(from, to, () => false)).toEqual([]);
  const known = new Set(instruments.map(({ symbol }) => symbol));
  expect(plan.every(({ symbol }) => known.has(symbol))).toBe(true);
});
