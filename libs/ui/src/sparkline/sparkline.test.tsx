import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Sparkline, sparklinePath } from './sparkline';

test('draws the line from edge to edge, low values at the bottom, and a constant price in the middle', () => {
  expect(sparklinePath([1, 3, 2], 100, 20)).toBe('M0.0 20.0L50.0 0.0L100.0 10.0');
  expect(sparklinePath([5, 5], 100, 20)).toBe('M0.0 10.0L100.0 10.0');
});

test('is hidden from screen readers without a label', () => {
  const { container } = render(<Sparkline points={[1, 2]} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('reserves its space without points and has the name that is given', async () => {
  const { container } = render(<Sparkline points={[]} label="近 24 小时走势" />);
  expect(screen.getByRole('img', { name: '近 24 小时走势' })).toHaveAttribute('width', '96');
  expect(container.querySelector('path')).toBeNull();
  expect(await breaches()).toEqual([]);
});
