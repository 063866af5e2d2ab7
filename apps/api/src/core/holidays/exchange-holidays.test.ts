import { isOpen } from '../market-hours';
import { exchangeHolidays, isExchangeHoliday } from './exchange-holidays';

const dates = (exchange: 'us' | 'hk', year: number) =>
  exchangeHolidays(exchange, year).map(({ date }) => date.slice(5));

it('lists the holidays of New York as the exchange publishes them', () => {
  expect(dates('us', 2027).join(' ')).toBe('01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24');
  // The next year's New Year's Day is a Saturday and is not observed.
  expect(isExchangeHoliday('us', '2027-12-31')).toBe(false);
});

it('lists the holidays of Hong Kong, including those moved from Sundays', () => {
  expect(dates('hk', 2026).join(' ')).toBe(
    '01-01 02-17 02-18 02-19 04-03 04-06 04-07 05-01 05-25 06-19 07-01 10-01 10-19 12-25',
  );
  expect(dates('hk', 2027).join(' ')).toBe(
    '01-01 02-08 02-09 03-26 03-29 04-05 05-13 06-09 07-01 09-16 10-01 10-08 12-27',
  );
});

it.each([
  ['AAPL', '2026-11-26T16:00:00Z', false],
  ['AAPL', '2026-11-25T16:00:00Z', true],
  ['US500', '2026-11-26T16:00:00Z', true],
  // The gold session of Christmas Day would open on the evening before.
  ['XAUUSD', '2026-12-24T20:00:00Z', true],
  ['XAUUSD', '2026-12-25T01:00:00Z', false],
  ['XAUUSD', '2026-12-28T01:00:00Z', true],
  ['UKOIL', '2027-03-26T12:00:00Z', false],
  ['HK50', '2026-10-19T02:00:00Z', false],
  ['GER40', '2026-12-24T10:00:00Z', false],
  ['EURUSD', '2026-11-26T16:00:00Z', true],
  ['BTCUSD', '2026-12-25T12:00:00Z', true],
])('%s at %s: open %s', (symbol, at, open) => {
  expect(isOpen(symbol, Date.parse(at))).toBe(open);
});
