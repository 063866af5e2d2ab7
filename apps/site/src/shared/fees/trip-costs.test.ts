import type { Instrument } from '@portal/contract/common';
import { priceSourceOf } from '../market/required-margin';
import { nightsCharged, tripCosts, type Trip } from './trip-costs';

const facts = { minLot: 0.01, swapLong: '-30.0', swapShort: '12.5', commission: '0.00' };
const gold = { ...facts, symbol: 'XAUUSD', zone: 4, currency: 'USD', contractSize: 100, digits: 2 } as Instrument;
const cross = { ...gold, symbol: 'EURJPY', zone: 1, currency: 'JPY', contractSize: 100_000, digits: 3 } as Instrument;
const quoted: Record<string, { bid: string; ask: string; digits: number }> = {
  XAUUSD: { bid: '2400.00', ask: '2400.25', digits: 2 },
  EURJPY: { bid: '162.750', ask: '162.769', digits: 3 },
  EURUSD: { bid: '1.08500', ask: '1.08512', digits: 5 },
  USDJPY: { bid: '150.000', ask: '150.014', digits: 3 },
};
const prices = (instrument: Instrument) => priceSourceOf(instrument, (symbol) => quoted[symbol])!;
const limits = {
  withdraw: { min: '50.00', max: '50000.00', daily: '1.00', fee: '3.07', freeFrom: '200.00' },
  coin: { min: '1.00', max: '1.00', networkFee: { TRC20: '1.000000', ERC20: '8.000000' }, addressCoolingHours: 24 },
};
const terms = { limits, depositFee: '1.50', rates: { withdrawUsdt: '0.980000' }, weekday: 1 };
const trip: Trip = { deposit: 50_000n, volume: 1_000n, side: 'buy', nights: 3, payout: 'bank' };

// 10 ounces: the spread 10 × 0.25; a night 30.0 points × 0.01 × 10 = 3.00, and Monday to Wednesday count five.
test('adds up what a trade of gold costs, with Wednesday counted three times', () => {
  expect(tripCosts(gold, trip, terms, prices(gold))).toEqual({
    ...{ deposit: 150n, spread: 250n, commission: 0n, swap: 1_500n, payout: 0n },
    ...{ charged: 5, paidOut: 48_250n, total: 1_900n },
  });
});

test('interest that is earned lowers the sum, and a stock has a commission on both sides', () => {
  const costs = tripCosts({ ...gold, commission: '2.35' }, { ...trip, side: 'sell', nights: 1 }, terms, prices(gold));
  expect(costs).toMatchObject({ commission: 48n, swap: -125n, spread: 250n, total: 150n + 250n + 48n - 125n });
});

test('the bank fee depends on what is paid out, and the network fee is converted from USDT', () => {
  const small = { ...trip, deposit: 20_249n, nights: 0 };
  expect(tripCosts(gold, small, terms, prices(gold))).toMatchObject({ paidOut: 19_999n, payout: 307n });
  expect(tripCosts(gold, { ...small, deposit: 20_250n }, terms, prices(gold)).payout).toBe(0n);
  expect(tripCosts(gold, { ...trip, payout: 'TRC20' }, terms, prices(gold)).payout).toBe(102n);
  expect(tripCosts(gold, { ...trip, payout: 'ERC20' }, terms, prices(gold)).payout).toBe(816n);
});

test('nothing is paid out, and no fee charged for it, once the costs are as high as the deposit', () => {
  expect(tripCosts(gold, { ...trip, deposit: 1_000n }, terms, prices(gold))).toMatchObject({ paidOut: 0n, payout: 0n });
});

test('the spread of a cross is converted at the pair of its profit', () => {
  expect(tripCosts(cross, { ...trip, nights: 0 }, terms, prices(cross)).spread).toBe(127n);
});

test.each([
  [1, 3, false, [1, 1, 3]],
  [5, 3, false, [1, 0, 0]],
  [6, 3, false, [1, 1, 3]],
  [0, 1, false, [1]],
  [6, 3, true, [1, 1, 1]],
])('from weekday %s %s nights (daily: %s) are charged as %s', (weekday, nights, daily, charged) => {
  expect(nightsCharged(weekday, nights, daily)).toEqual(charged);
});
