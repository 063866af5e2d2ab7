import { isOpen, lastOpen, openSpans, serverDay, serverDayStart, dayText } from '.';

/** The instant of a Beijing time. */
const beijing = (text: string) => Date.parse(`${text}:00+08:00`);

// Checks the hours of core/instruments/instruments.ts at their limits. In 2026 US summer time lasts from 8 March to 1 November and
// European summer time from 29 March to 25 October. 6 July and 5 January are Mondays.
it.each([
  ['EURUSD', '2026-07-06T04:59', false],
  ['EURUSD', '2026-07-06T05:00', true],
  ['EURUSD', '2026-07-11T04:59', true],
  ['EURUSD', '2026-07-11T05:00', false],
  ['EURUSD', '2026-01-05T05:59', false],
  ['EURUSD', '2026-01-05T06:00', true],
  ['EURUSD', '2026-01-10T05:59', true],
  ['EURUSD', '2026-01-10T06:00', false],
  ['EURUSD', '2026-07-08T05:00', true],
  ['XAUUSD', '2026-07-08T05:00', false],
  ['XAUUSD', '2026-07-08T05:59', false],
  ['XAUUSD', '2026-07-08T06:00', true],
  ['XAUUSD', '2026-07-06T05:59', false],
  ['US500', '2026-07-06T06:00', true],
  ['UKOIL', '2026-07-06T07:59', false],
  ['UKOIL', '2026-07-06T08:00', true],
  ['UKOIL', '2026-07-07T04:59', true],
  ['UKOIL', '2026-07-07T05:00', false],
  ['UKOIL', '2026-01-05T08:59', false],
  ['UKOIL', '2026-01-06T05:59', true],
  ['HK50', '2026-07-06T09:15', true],
  ['HK50', '2026-07-06T12:00', false],
  ['HK50', '2026-07-06T13:00', true],
  ['HK50', '2026-07-06T16:30', false],
  ['HK50', '2026-07-07T02:59', true],
  ['HK50', '2026-07-07T03:00', false],
  ['CHINA50', '2026-07-07T05:14', true],
  ['CHINA50', '2026-07-07T05:15', false],
  ['GER40', '2026-07-06T08:10', true],
  ['GER40', '2026-07-07T03:59', true],
  ['GER40', '2026-07-07T04:00', false],
  ['GER40', '2026-01-06T04:59', true],
  ['GER40', '2026-01-06T05:00', false],
  ['JP225', '2026-07-06T14:45', false],
  ['JP225', '2026-07-07T04:59', true],
  ['AAPL', '2026-07-06T21:29', false],
  ['AAPL', '2026-07-06T21:30', true],
  ['AAPL', '2026-07-07T04:00', false],
  ['AAPL', '2026-01-05T22:29', false],
  ['AAPL', '2026-01-06T04:59', true],
  ['BTCUSD', '2026-07-05T12:00', true],
])('%s at %s in Beijing: %s', (symbol, at, open) => {
  expect(isOpen(symbol, beijing(at))).toBe(open);
});

it('finds the last time a closed market was open', () => {
  expect(lastOpen('AAPL', beijing('2026-07-12T12:00'))).toBe(beijing('2026-07-11T04:00') - 1);
  expect(lastOpen('EURUSD', beijing('2026-07-08T12:00'))).toBe(beijing('2026-07-08T12:00'));
});

it('returns the open periods of a day in order', () => {
  const day = openSpans('HK50', beijing('2026-07-06T00:00'), beijing('2026-07-07T00:00'));
  expect(day.map(([from, to]) => (to - from) / 60_000)).toEqual([165, 210, 405]);
});

it('sets the server midnight at the New York close', () => {
  expect(dayText(serverDay(Date.parse('2026-07-08T20:59:59Z')))).toBe('2026-07-08');
  expect(dayText(serverDay(Date.parse('2026-07-08T21:00:00Z')))).toBe('2026-07-09');
  expect(dayText(serverDay(Date.parse('2026-01-07T21:59:59Z')))).toBe('2026-01-07');
  expect(dayText(serverDay(Date.parse('2026-01-07T22:00:00Z')))).toBe('2026-01-08');
  for (let day = 20_500; day < 20_900; day++) expect(serverDay(serverDayStart(day))).toBe(day);
});
