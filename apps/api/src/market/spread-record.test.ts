import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { brandOf, isZoneOffered } from '@portal/brand';
import { instruments } from '../core/instruments/instruments';
import { startTestGateway } from '../testing/start-test-gateway';
import type { Quote } from '../ports';
import { followQuotes } from './follow-quotes';
import { SpreadRecord } from './spread-record';

const start = Date.parse('2026-11-26T10:20:00Z');
const hour = 3_600_000;
const quote = (spread: bigint, more: object = {}) => ({
  ...{ symbol: 'EURUSD', bid: 110_000n, ask: 110_000n + spread, at: 0, open: true },
  ...more,
});

it('knows the narrowest, the usual and the widest spread, and since when', () => {
  const record = new SpreadRecord();
  record.note([quote(12n)], start);
  record.note([quote(7n), quote(90n, { symbol: 'USDJPY' })], start + hour);
  record.note([quote(31n)], start + 2 * hour);
  expect(record.rangeOf('EURUSD', start + 2 * hour)).toEqual({ low: 7n, typical: 12n, high: 31n, since: start });
  expect(record.rangeOf('USDJPY', start + 2 * hour)).toEqual({
    low: 90n,
    typical: 90n,
    high: 90n,
    since: start + hour,
  });
  expect(record.rangeOf('GBPUSD', start)).toBeUndefined();
});

it('counts no quote of a closed market and none whose sides are crossed', () => {
  const record = new SpreadRecord();
  record.note([quote(900n, { open: false }), quote(-1n)], start);
  expect(record.rangeOf('EURUSD', start)).toBeUndefined();
});

it('forgets what is older than a day', () => {
  const record = new SpreadRecord();
  record.note([quote(99n)], start);
  record.note([quote(5n)], start + 23 * hour);
  expect(record.rangeOf('EURUSD', start + 23 * hour)).toMatchObject({ high: 99n });
  expect(record.rangeOf('EURUSD', start + 24 * hour)).toEqual({
    low: 5n,
    typical: 5n,
    high: 5n,
    since: start + 23 * hour,
  });
  record.note([quote(6n)], start + 24 * hour);
  expect(record.rangeOf('EURUSD', start + 24 * hour)).toEqual({
    low: 5n,
    typical: 5n,
    high: 6n,
    since: start + 23 * hour,
  });
});

it('takes the spread that half of the quotes do not pass for the usual one, over all hours', () => {
  const record = new SpreadRecord();
  [9n, 2n, 2n, 80n, 4n, 4n, 4n].forEach((spread, n) => record.note([quote(spread)], start + n * hour));
  expect(record.rangeOf('EURUSD', start + 6 * hour)).toMatchObject({ low: 2n, typical: 4n, high: 80n });
});

it('notes one quote a minute until it is ended', () => {
  jest.useFakeTimers();
  let spread = 1n;
  const record = new SpreadRecord();
  const note = (quotes: readonly Quote[], now: number) => record.note(quotes, now);
  const end = followQuotes({ quotes: () => [quote(spread)] }, ['EURUSD'], note);
  spread = 8n;
  jest.advanceTimersByTime(60_000);
  expect(record.rangeOf('EURUSD', Date.now())).toMatchObject({ low: 1n, high: 8n });
  end();
  spread = 50n;
  jest.advanceTimersByTime(120_000);
  expect(record.rangeOf('EURUSD', Date.now())).toMatchObject({ low: 1n, high: 8n });
  jest.useRealTimers();
});

it('is told to anyone, for the symbols that the brand offers', async () => {
  const gateway = await startTestGateway();
  const rows = await new Client(gateway.url).ok(calls.market.spreads, {});
  const offered = instruments.filter(({ zone }) => isZoneOffered(brandOf('eet'), zone));
  expect(rows.map(({ symbol }) => symbol)).toEqual(offered.map(({ symbol }) => symbol));
  expect(rows.find(({ symbol }) => symbol === 'XAUUSD')).toEqual({
    symbol: 'XAUUSD',
    low: expect.stringMatching(/^\d+\.\d\d$/),
    typical: expect.stringMatching(/^\d+\.\d\d$/),
    high: expect.stringMatching(/^\d+\.\d\d$/),
    since: expect.any(String),
  });
  const goods = await new Client(gateway.url).ok(calls.market.spreads, { zone: 4 });
  expect(goods.map(({ symbol }) => symbol)).toEqual(
    offered.filter(({ zone }) => zone === 4).map(({ symbol }) => symbol),
  );
  await gateway.stop();
});
