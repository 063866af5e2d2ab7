import type { Instrument } from '@portal/contract/common';
import { isVolume, leverageFor, neededFor, requiredMargin } from './required-margin';

const facts = (symbol: string, zone: Instrument['zone'], currency: string, contractSize: number) =>
  ({ symbol, zone, currency, contractSize, digits: prices[symbol]!.digits, minLot: 0.01 }) as Instrument;
const prices: Record<string, { bid: string; ask: string; digits: number }> = {
  EURUSD: { bid: '1.08500', ask: '1.08512', digits: 5 },
  USDJPY: { bid: '150.000', ask: '150.014', digits: 3 },
  EURJPY: { bid: '162.750', ask: '162.769', digits: 3 },
  XAUUSD: { bid: '2400.00', ask: '2400.25', digits: 2 },
  HK50: { bid: '18000', ask: '18008', digits: 0 },
  JP225: { bid: '39000', ask: '39008', digits: 0 },
  AAPL: { bid: '190.00', ask: '190.04', digits: 2 },
};

// Calculated by hand: lots × contract × price ÷ leverage, in USD. The same vectors as in the trading platform's ledger.
test.each([
  [facts('EURUSD', 1, 'USD', 100_000), '0.10', 'buy', 100, '108.51'],
  [facts('EURUSD', 1, 'USD', 100_000), '0.10', 'sell', 200, '54.25'],
  [facts('USDJPY', 1, 'JPY', 100_000), '0.10', 'buy', 100, '100.00'],
  [facts('EURJPY', 1, 'JPY', 100_000), '0.15', 'buy', 100, '162.77'],
  [facts('XAUUSD', 4, 'USD', 100), '0.10', 'buy', 200, '120.01'],
  [facts('HK50', 5, 'HKD', 10), '0.7', 'buy', 200, '80.81'],
  // 100 × 39,000 JPY at 150.000 = 26,000 USD.
  [facts('JP225', 5, 'JPY', 100), '1', 'sell', 400, '65.00'],
  // A stock needs 20 %, whatever the leverage of the account is: 15 × 190.04 ÷ 5.
  [{ ...facts('AAPL', 7, 'USD', 100), margin: { MIN: 20 } }, '0.15', 'buy', 400, '570.12'],
  [{ ...facts('AAPL', 7, 'USD', 100), margin: { MIN: 20 } }, '0.15', 'buy', 2, '570.12'],
  // 3 % of 2,400.00 × 100, and 0.333333 % of it.
  [{ ...facts('XAUUSD', 4, 'USD', 100), margin: { MIN: 3 } }, '1', 'sell', 100, '7200.00'],
  [{ ...facts('XAUUSD', 4, 'USD', 100), margin: { MIN: 0.333_333 } }, '1', 'sell', 100, '800.00'],
] as const)('%p: %s lots to %s at 1:%s require %s USD', (instrument, lots, side, leverage, margin) => {
  const planned = { lots, side, level: { code: 'MIN', leverage } } as const;
  expect(requiredMargin(instrument, planned, (symbol) => prices[symbol])).toBe(margin);
});

test.each([
  ['USD', facts('XAUUSD', 4, 'USD', 100), '250.00'],
  // 250 EUR × 1.08512: the price that the pair needs anyway.
  ['EUR', facts('EURJPY', 1, 'JPY', 100_000), '271.28'],
  ['JPY', facts('JP225', 5, 'JPY', 100), '1.67'],
])('multiplies an amount per lot in %s by the lots', (currency, instrument, margin) => {
  const future = { ...instrument, margin: {}, marginPerLot: { MIN: { amount: '500.000000', currency } } };
  const level = { code: 'MIN', leverage: 100 } as const;
  expect(requiredMargin(future, { lots: '0.5', side: 'buy', level }, (symbol) => prices[symbol])).toBe(margin);
});

test('returns nothing where the margin is unknown or in a currency without a price, and names no leverage', () => {
  const future = { ...facts('XAUUSD', 4, 'USD', 100), margin: { STD: 3 } };
  const level = { code: 'MIN', leverage: 100 } as const;
  const planned = { lots: '1', side: 'buy', level } as const;
  expect(requiredMargin(future, planned, (symbol) => prices[symbol])).toBeUndefined();
  for (const currency of ['XAU', 'JPY']) {
    const fixed = { ...future, marginPerLot: { MIN: { amount: '1.000000', currency } } };
    expect(requiredMargin(fixed, planned, (symbol) => prices[symbol])).toBeUndefined();
  }
  expect(leverageFor(future, level)).toBe('–');
  expect(leverageFor(future, { ...level, code: 'STD' })).toBe('3%');
  expect(leverageFor(facts('XAUUSD', 4, 'USD', 100), level)).toBe('1:100');
});

test('returns nothing while a required price is unknown', () => {
  const cross = facts('EURJPY', 1, 'JPY', 100_000);
  expect(neededFor(cross)).toEqual(['EURJPY', 'EURUSD', 'USDJPY']);
  const only = (symbol: string) => (symbol === 'EURJPY' ? prices[symbol] : undefined);
  const level = { code: 'MIN', leverage: 100 } as const;
  expect(requiredMargin(cross, { lots: '1', side: 'buy', level }, only)).toBeUndefined();
});

test.each([
  ['0.01', 0.01, true],
  ['0.015', 0.01, false],
  ['0', 0.01, false],
  ['-1', 0.01, false],
  ['abc', 0.01, false],
  ['0.3', 0.1, true],
  ['1.5', 1, false],
  ['101', 1, false],
])('%s lots are a valid volume in steps of %s: %s', (lots, minLot, expected) => {
  expect(isVolume(lots, { minLot })).toBe(expected);
});
