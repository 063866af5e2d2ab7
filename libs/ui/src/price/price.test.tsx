import { render } from '@testing-library/react';
import { compareDecimals } from './compare-decimals';
import { breaches } from '../testing/axe';
import { Price } from './price';

test.each([
  ['1.1', '1.10', 'flat'],
  ['1.10001', '1.1', 'rise'],
  ['-1', '1', 'fall'],
  ['-0.00002', '-0.00001', 'fall'],
  ['9007199254740993.1', '9007199254740993', 'rise'],
  ['', '1', 'flat'],
  ['abc', '1', 'flat'],
])('compares %s with %s as %s', (value, other, direction) => {
  expect(compareDecimals(value, other)).toBe(direction);
});

test('flashes in the direction of each change, and has the colour of the change since yesterday', () => {
  const { container, rerender } = render(<Price value="1.08542" previous="1.08700" />);
  const figure = () => container.firstElementChild;
  expect(figure()).not.toHaveAttribute('data-flash');
  expect(figure()).toHaveAttribute('data-direction', 'fall');
  rerender(<Price value="1.08543" previous="1.08700" />);
  const first = figure();
  expect(first).toHaveAttribute('data-flash', 'rise');
  rerender(<Price value="1.08544" previous="1.08700" />);
  expect(figure()).toHaveAttribute('data-flash', 'rise');
  expect(figure()).not.toBe(first);
  rerender(<Price value="1.08500" previous="1.08700" />);
  expect(figure()).toHaveAttribute('data-flash', 'fall');
  expect(figure()).toHaveTextContent('1.08500');
});

test('does not flash if the price is the same', () => {
  const { container, rerender } = render(<Price value="2384.15" />);
  rerender(<Price value="2384.15" />);
  expect(container.firstElementChild).not.toHaveAttribute('data-flash');
  expect(container).toHaveTextContent('2,384.15');
});

test('has no accessibility violations', async () => {
  render(<Price value="1.08542" previous="1.08700" />);
  expect(await breaches()).toEqual([]);
});
