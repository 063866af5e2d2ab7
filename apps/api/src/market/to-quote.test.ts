import type { Instrument } from '@portal/contract/common';
import { toQuote } from './to-quote';

const instrument = { symbol: 'XAUUSD', name: '现货黄金', zone: 2, digits: 2 } as unknown as Instrument;
const changeOf = (bid: bigint, previousClose: bigint) => {
  const day = { open: bid, high: bid, low: bid, previousClose, closes: [] };
  const { change, changePercent } = toQuote(
    instrument,
    { symbol: 'XAUUSD', bid, ask: bid + 1n, at: 0, open: true },
    day,
    'iso',
  );
  return [change, changePercent];
};

it.each([
  [10_050n, 10_000n, '0.50', 0.5],
  [9_950n, 10_000n, '-0.50', -0.5],
  // 0.125 %, halves away from zero.
  [80_100n, 80_000n, '1.00', 0.13],
  [79_900n, 80_000n, '-1.00', -0.13],
  [80_099n, 80_000n, '0.99', 0.12],
  // The first day of a symbol has no close before it.
  [10_050n, 0n, '100.50', 0],
])('a bid of %s after a close of %s changed by %s, %s %%', (bid, close, change, percent) => {
  expect(changeOf(bid, close)).toEqual([change, percent]);
});
