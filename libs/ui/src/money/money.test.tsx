import { render } from '@testing-library/react';
import fc from 'fast-check';
import { breaches } from '../testing/axe';
import { groupDigits } from './group-digits';
import { directionOf, Money, type MoneyProps } from './money';

const written = (props: MoneyProps) => render(<Money {...props} />).container;

test.each([
  ['1250.00', 0, '1,250.00'],
  ['999', 0, '999'],
  ['1000', 0, '1,000'],
  ['-1234567.5', 2, '-1,234,567.50'],
  ['+12', 2, '+12.00'],
  ['0.000001', 2, '0.000001'],
  ['90071992547409931234.01', 2, '90,071,992,547,409,931,234.01'],
  ['1e5', 2, '1e5'],
  ['NaN', 2, 'NaN'],
  ['1.', 2, '1.'],
  ['', 2, ''],
])('%p with %i places is written %p', (decimal, places, text) => {
  expect(groupDigits(decimal, places)).toBe(text);
});

test('no digit is ever lost, added before the point or moved', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.stringMatching(/^\d{0,8}$/),
      (whole, fraction) => {
        const decimal = fraction ? `${whole}.${fraction}` : String(whole);
        expect(groupDigits(decimal).replaceAll(',', '')).toBe(decimal);
      },
    ),
  );
});

test.each([
  ['0.00', 'flat'],
  ['-0.00', 'flat'],
  ['0.01', 'rise'],
  ['-0.01', 'fall'],
])('%s is %s', (decimal, direction) => {
  expect(directionOf(decimal)).toBe(direction);
});

test('a balance has no colour, a profit has its sign and direction', async () => {
  expect(written({ value: '1250', currency: 'USD' })).toHaveTextContent('1,250.00USD');
  const gain = written({ value: '8450.37', signed: true });
  expect(gain).toHaveTextContent('+8,450.37');
  expect(gain.firstElementChild).toHaveAttribute('data-direction', 'rise');
  expect(gain.firstElementChild).toHaveAttribute('value', '8450.37');
  expect(written({ value: '-3.1', signed: true })).toHaveTextContent('-3.10');
  expect(written({ value: '0', signed: true })).toHaveTextContent(/^0\.00$/);
  expect(await breaches()).toEqual([]);
});

test.each([null, undefined, ''])('%p is a dash, never a zero', (value) => {
  expect(written({ value })).toHaveTextContent('–');
});
