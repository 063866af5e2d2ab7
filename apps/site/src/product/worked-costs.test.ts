import type { Instrument } from '@portal/contract/common';
import { workedCosts } from './worked-costs';

const gold = {
  symbol: 'XAUUSD',
  zone: 4,
  digits: 2,
  contractSize: 100,
  currency: 'USD',
  spread: '0.25',
  swapLong: '-55.0',
  swapShort: '18.0',
  commission: '0.00',
} as Instrument;

test('calculates the costs of a lot from the data of its symbol', () => {
  // 0.25 × 100; 55 points of 0.01 × 100.
  expect(workedCosts(gold)).toEqual({
    spread: '25.00',
    commission: '0.00',
    swapLong: '-55.00',
    swapShort: '18.00',
    sum: '25.00',
  });
  const share = { ...gold, zone: 7 as const, spread: '0.04', commission: '2.00', swapLong: '-5.2', swapShort: '-1.2' };
  expect(workedCosts(share)).toEqual({
    spread: '4.00',
    commission: '4.00',
    swapLong: '-5.20',
    swapShort: '-1.20',
    sum: '8.00',
  });
});

test('returns nothing if a currency would have to be converted', () => {
  expect(workedCosts({ ...gold, currency: 'JPY' })).toBeUndefined();
});
