import { brandOf } from './brands';
import { settingOf, withSettings } from './with-settings';

const brand = brandOf('eet');

test('replaces one field, without changing the others or the brand itself', () => {
  const changed = withSettings(brand, { 'limits.withdraw.fee': '5.00', 'limits.deposit.maxUnpaid': '7' });
  expect(changed.limits).toEqual({
    ...brand.limits,
    withdraw: { ...brand.limits.withdraw, fee: '5.00' },
    deposit: { ...brand.limits.deposit, maxUnpaid: 7 },
  });
  expect(brandOf('eet').limits.withdraw.fee).toBe('3.00');
});

test('returns the value of a setting as text, also of a count', () => {
  expect(settingOf(brand, 'rates.depositCny')).toBe('7.2600');
  expect(settingOf(brand, 'limits.deposit.draftMinutes')).toBe('30');
});

test.each(['limits.withdraw', 'limits.withdraw.free', 'products', 'no.such.thing'])(
  'refuses %s, which is not a setting',
  (name) => {
    expect(settingOf(brand, name)).toBeUndefined();
    expect(() => withSettings(brand, { [name]: '1' })).toThrow(name);
  },
);
