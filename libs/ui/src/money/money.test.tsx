import { render } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { directionOf, Money, type MoneyProps } from './money';

const written = (props: MoneyProps) => render(<Money {...props} />).container;

test.each([
  ['0.00', 'flat'],
  ['-0.00', 'flat'],
  ['0.01', 'rise'],
  ['-0.01', 'fall'],
])('the direction of %s is %s', (decimal, direction) => {
  expect(directionOf(decimal)).toBe(direction);
});

test('shows a balance without colour, and a profit with sign and direction', async () => {
  expect(written({ value: '1250', currency: 'USD' })).toHaveTextContent('1,250.00USD');
  const gain = written({ value: '8450.37', signed: true });
  expect(gain).toHaveTextContent('+8,450.37');
  expect(gain.firstElementChild).toHaveAttribute('data-direction', 'rise');
  expect(gain.firstElementChild).toHaveAttribute('value', '8450.37');
  expect(written({ value: '-3.1', signed: true })).toHaveTextContent('-3.10');
  expect(written({ value: '0', signed: true })).toHaveTextContent(/^0\.00$/);
  expect(await breaches()).toEqual([]);
});

test.each([null, undefined, ''])('shows %p as a dash, not as zero', (value) => {
  expect(written({ value })).toHaveTextContent('–');
});
