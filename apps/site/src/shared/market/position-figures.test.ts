import type { Instrument } from '@portal/contract/common';
import { positionFigures } from './position-figures';

const shared = { minLot: 0.01, swapLong: '0.0', swapShort: '0.0', commission: '0.00' };
const gold = { ...shared, symbol: 'XAUUSD', zone: 4, currency: 'USD', contractSize: 100, digits: 2 } as Instrument;
const stock = {
  ...shared,
  symbol: 'AAPL',
  zone: 7,
  currency: 'USD',
  contractSize: 100,
  digits: 2,
  commission: '2.00',
  margin: { MIN: 20, STD: 20, DIA: 20 },
} as Instrument;
const prices: Record<string, { bid: string; ask: string; digits: number }> = {
  XAUUSD: { bid: '2400.00', ask: '2400.25', digits: 2 },
  AAPL: { bid: '190.00', ask: '190.04', digits: 2 },
  EURJPY: { bid: '162.750', ask: '162.769', digits: 3 },
  EURUSD: { bid: '1.08500', ask: '1.08512', digits: 5 },
  USDJPY: { bid: '150.000', ask: '150.014', digits: 3 },
};
const priceOf = (symbol: string) => prices[symbol];

// Calculated by hand. 0.10 lots of gold are 10 ounces; 1 % of 2,400.25 is 24.00.
test('calculates a bought position of gold', () => {
  expect(positionFigures(gold, { lots: '0.10', side: 'buy', level: { code: 'MIN', leverage: 200 } }, priceOf)).toEqual({
    priceOpen: '2400.25',
    margin: '120.01',
    spreadCost: '2.50',
    commission: '0.00',
    ifHigher: '240.00',
    ifLower: '-240.00',
    effectPercent: 200,
  });
});

// 0.50 lots are 50 shares: 50 × 190.00 ÷ 5; the spread 50 × 0.04; 0.50 × 2.00 a side; 1 % of 190.00 is 1.90.
test('calculates a sold position of a stock: a rise is a loss, and the commission is charged twice', () => {
  expect(
    positionFigures(stock, { lots: '0.50', side: 'sell', level: { code: 'MIN', leverage: 400 } }, priceOf),
  ).toEqual({
    priceOpen: '190.00',
    margin: '1900.00',
    spreadCost: '2.00',
    commission: '2.00',
    ifHigher: '-95.00',
    ifLower: '95.00',
    effectPercent: 5,
  });
});

// 0.10 lots are 10,000 EUR: the margin is converted at EURUSD, the spread of 0.019 JPY at USDJPY.
test('converts the margin and the profit of a cross each at its own pair', () => {
  const cross = {
    ...shared,
    symbol: 'EURJPY',
    zone: 1,
    currency: 'JPY',
    contractSize: 100_000,
    digits: 3,
  } as Instrument;
  const level = { code: 'MIN', leverage: 100 } as const;
  expect(positionFigures(cross, { lots: '0.10', side: 'buy', level }, priceOf)).toMatchObject({
    margin: '108.51',
    spreadCost: '1.27',
  });
  expect(
    positionFigures(cross, { lots: '0.10', side: 'buy', level }, (symbol) =>
      symbol === 'USDJPY' ? undefined : priceOf(symbol),
    ),
  ).toBeUndefined();
});

test('returns nothing while the price is unknown', () => {
  expect(
    positionFigures(gold, { lots: '0.10', side: 'buy', level: { code: 'MIN', leverage: 200 } }, () => undefined),
  ).toBeUndefined();
});
