import { payAmount } from './pay-amount';

const cny = { currency: 'CNY', rate: '7.1235', fee: '0.00' };

test.each([
  ['100.00', '712.35'],
  ['100', '712.35'],
  ['0.01', '0.07'],
  ['50.5', '359.74'],
  ['9007199254740.93', '64162783891147.01'],
])('%s USD is %s CNY', (amount, paid) => {
  expect(payAmount(amount, cny)).toBe(paid);
});

test('rounds a half up', () => {
  expect(payAmount('0.01', { ...cny, rate: '7.5' })).toBe('0.08');
});

test('adds the fee in the currency of the payment', () => {
  expect(payAmount('100', { ...cny, fee: '2.50' })).toBe('714.85');
});

test('calculates USDT with six decimal places', () => {
  expect(payAmount('100.01', { currency: 'USDT', rate: '1.000123', fee: '1.000000' })).toBe('101.022301');
});

test.each(['', 'abc', '1e3', '-5', '1.001', '１００'])('returns nothing for %p', (amount) => {
  expect(payAmount(amount, cny)).toBeNull();
});
