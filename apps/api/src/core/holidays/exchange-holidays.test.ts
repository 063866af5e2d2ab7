import { isOpen } from '../market-hours';
import { earlyClosings, exchangeHolidays, isExchangeHoliday, type EarlyMarket } from './exchange-holidays';

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

it('names a day of the Lunar New Year by the day on which it is observed', () => {
  const named = (year: number) =>
    exchangeHolidays('hk', year)
      .filter(({ name }) => name.startsWith('农历'))
      .map(({ date, name }) => `${date.slice(5)} ${name}`);
  expect(named(2026)).toEqual(['02-17 农历年初一', '02-18 农历年初二', '02-19 农历年初三']);
  // The first day is a Saturday, the second a Sunday.
  expect(named(2027)).toEqual(['02-08 农历年初三', '02-09 农历年初四']);
});

const early = (market: EarlyMarket, year: number) =>
  earlyClosings(market, year).map(
    ({ date, minute }) => `${date.slice(5)} ${Math.floor(minute / 60)}:${minute % 60 || '00'}`,
  );

it('lists the early closings of New York, without weekends and holidays', () => {
  expect(early('usStocks', 2026)).toEqual(['11-27 13:00', '12-24 13:00']);
  // Christmas Day is a Saturday in 2027, so that its eve is a holiday; 3 July is a Saturday.
  expect(early('usStocks', 2027)).toEqual(['11-26 13:00']);
  expect(early('usStocks', 2028)).toEqual(['07-03 13:00', '11-24 13:00']);
});

it('lists the early closings of Chicago: earlier on a holiday of New York than on the day before or after', () => {
  const indexes = '01-19 13:00, 02-16 13:00, 05-25 13:00, 06-19 13:00, 07-03 13:00, 09-07 13:00, 11-26 13:00';
  expect(early('cmeIndexes', 2026).join(', ')).toBe(`${indexes}, 11-27 13:15, 12-24 13:15`);
  expect(early('cmeGoods', 2026).slice(-3)).toEqual(['11-26 14:30', '11-27 13:45', '12-24 13:45']);
});

it('lists the half days of Hong Kong', () => {
  expect(early('hk', 2026)).toEqual(['02-16 12:00', '12-24 12:00', '12-31 12:00']);
  expect(early('hk', 2027)).toEqual(['02-05 12:00', '12-24 12:00', '12-31 12:00']);
});

it.each([
  ['AAPL', '2026-11-26T16:00:00Z', false],
  ['AAPL', '2026-11-25T16:00:00Z', true],
  ['US500', '2026-11-26T16:00:00Z', true],
  // Early closings. New York is five hours behind UTC in winter.
  ['AAPL', '2026-11-27T17:59:00Z', true],
  ['AAPL', '2026-11-27T18:00:00Z', false],
  ['US500', '2026-11-26T17:59:00Z', true],
  ['US500', '2026-11-26T18:00:00Z', false],
  ['US500', '2026-11-26T23:00:00Z', true],
  ['US500', '2026-11-27T18:14:00Z', true],
  ['US500', '2026-11-27T18:15:00Z', false],
  ['XAUUSD', '2026-11-26T19:29:00Z', true],
  ['XAUUSD', '2026-11-26T19:30:00Z', false],
  ['HK50', '2026-12-24T03:59:00Z', true],
  ['HK50', '2026-12-24T05:30:00Z', false],
  ['HK50', '2026-12-24T10:00:00Z', false],
  ['CHINA50', '2026-12-24T10:00:00Z', true],
  // The gold session of Christmas Day would open on the evening before.
  ['XAUUSD', '2026-12-24T18:44:00Z', true],
  ['XAUUSD', '2026-12-24T18:45:00Z', false],
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
