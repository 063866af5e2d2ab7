import { render } from '@testing-library/react';
import { beijing } from './beijing';
import { breaches } from '../testing/axe';
import { DateTime } from './date-time';

test.each([
  ['2025-02-13T16:00:00Z', '2025-02-14 00:00:00'],
  ['2024-12-31T15:59:59.999Z', '2024-12-31 23:59:59'],
  ['2024-12-31T16:00:00+00:00', '2025-01-01 00:00:00'],
  ['2024-02-28T20:00:00Z', '2024-02-29 04:00:00'],
  ['yesterday', undefined],
  ['', undefined],
])('%s is %s in Beijing', (iso, text) => {
  expect(beijing(iso)).toBe(text);
});

test('renders a time element with the full timestamp, shown in the given precision', () => {
  const { container, rerender } = render(<DateTime value="2025-02-13T01:02:03Z" />);
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-02-13T01:02:03Z');
  expect(container).toHaveTextContent(/^2025-02-13 09:02:03$/);
  rerender(<DateTime value="2025-02-13T01:02:03Z" show="minute" />);
  expect(container).toHaveTextContent(/^2025-02-13 09:02$/);
  rerender(<DateTime value="2025-02-13T01:02:03Z" show="date" />);
  expect(container).toHaveTextContent(/^2025-02-13$/);
});

test.each([null, undefined, 'x'])('shows %p as a dash', (value) => {
  expect(render(<DateTime value={value} />).container).toHaveTextContent('–');
});

test('has no accessibility violations', async () => {
  render(<DateTime value="2025-02-13T01:02:03Z" />);
  expect(await breaches()).toEqual([]);
});
