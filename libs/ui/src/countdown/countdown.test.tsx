import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { breaches } from '../testing/axe';
import { Countdown, countdownText } from './countdown';

test.each([
  [0, '00:00'],
  [61, '01:01'],
  [3600, '01:00:00'],
  [93784, '1 天 02:03:04'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

beforeEach(() => jest.useFakeTimers({ now: new Date('2025-02-13T00:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('counts to the end by the clock of the server, and reports the end once', () => {
  const onEnd = jest.fn();
  render(<Countdown until="2025-02-13T00:00:10Z" offsetMs={5000} onEnd={onEnd} />);
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByRole('timer')).toHaveTextContent('00:05');
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('renders no remaining time on the server, where it could be wrong', () => {
  expect(renderToString(<Countdown until="2025-02-13T00:30:00Z" />)).toContain('--:--');
});

test('has no accessibility violations', async () => {
  render(<Countdown until="2025-02-13T00:00:10Z" />);
  act(() => jest.advanceTimersByTime(0));
  jest.useRealTimers();
  expect(await breaches()).toEqual([]);
});
