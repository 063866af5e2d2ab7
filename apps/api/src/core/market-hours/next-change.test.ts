import { nextChange } from './next-change';

/** The instant of a Beijing time. */
const beijing = (text: string) => Date.parse(`${text}:00+08:00`);

it.each([
  // Open until the weekend, over the ends of days.
  ['EURUSD', '2026-07-08T12:00', '2026-07-11T05:00'],
  ['EURUSD', '2026-07-11T12:00', '2026-07-13T05:00'],
  ['XAUUSD', '2026-07-08T04:59', '2026-07-08T05:00'],
  ['XAUUSD', '2026-07-08T05:30', '2026-07-08T06:00'],
  ['HK50', '2026-07-06T12:30', '2026-07-06T13:00'],
  ['AAPL', '2026-07-06T05:00', '2026-07-06T21:30'],
])('%s at %s changes at %s', (symbol, at, then) => {
  expect(nextChange(symbol, beijing(at))).toBe(beijing(then));
});

it('is undefined for what trades around the clock', () => {
  expect(nextChange('BTCUSD', beijing('2026-07-06T12:00'))).toBeUndefined();
});
