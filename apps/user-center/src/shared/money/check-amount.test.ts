import { checkAmount } from './check-amount';

const bounds = {
  min: '50.00',
  max: '5000.00',
  leftToday: '1000.00',
  available: { amount: '1234.56', word: '可转出' },
} as const;

test.each([
  ['', '请输入金额'],
  ['0', '请输入大于 0 的金额，最多两位小数'],
  ['1e3', '请输入大于 0 的金额，最多两位小数'],
  ['49.99', '单笔最低 50.00 USD'],
  ['1234.57', '该账户目前可转出 1,234.56 USD'],
  ['1000.01', '今日还可出金 1,000.00 USD'],
])('refuses %p: %s', (amount, text) => {
  expect(checkAmount(amount, bounds)).toBe(text);
});

test('ignores a missing bound, and allows an amount equal to a bound', () => {
  expect(checkAmount('5000.01', { min: '50.00', max: '5000.00' })).toBe('单笔最高 5,000.00 USD');
  expect(['50', '1000.00'].map((amount) => checkAmount(amount, bounds))).toEqual([undefined, undefined]);
  expect(checkAmount('9999999999999.99', { min: '1.00' })).toBeUndefined();
});

test('names the bound that an amount with too many digits exceeds', () => {
  const long = '99999999999999999999.99';
  expect(checkAmount(long, bounds)).toBe('该账户目前可转出 1,234.56 USD');
  expect(checkAmount(long, { min: '50.00', max: '5000.00' })).toBe('单笔最高 5,000.00 USD');
  expect(checkAmount('10000000000000', { max: '9999999999999.99' })).toBe('单笔最高 9,999,999,999,999.99 USD');
  expect(checkAmount(long, { min: '1.00' })).toBe('请输入大于 0 的金额，最多两位小数');
});

test('distinguishes cents that a float cannot represent', () => {
  const most = { min: '1.00', available: { amount: '9007199254740.92', word: '可出金' } } as const;
  expect(checkAmount('9007199254740.92', most)).toBeUndefined();
  expect(checkAmount('9007199254740.93', most)).toContain('可出金');
});

test('allows the whole remainder below the minimum, but not one cent less', () => {
  const rest = { min: '50.00', available: { amount: '34.50', word: '可出金' } } as const;
  expect(checkAmount('34.50', rest)).toBeUndefined();
  expect(checkAmount('34.49', rest)).toBe('单笔最低 50.00 USD；余额不足时须一次全部出金 34.50 USD');
  expect(checkAmount('34.51', rest)).toBe('该账户目前可出金 34.50 USD');
  expect(checkAmount('0.75', { min: '1.00', available: { amount: '0.75', word: '可转出' } })).toBeUndefined();
  const exact = { min: '50.00', available: { amount: '50.00', word: '可出金' } } as const;
  expect(checkAmount('50.00', exact)).toBeUndefined();
  expect(checkAmount('49.99', exact)).toBe('单笔最低 50.00 USD');
});
