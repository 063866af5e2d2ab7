import { bars as call, type BarInterval } from '@portal/contract/market';
import { setImmediate as yielded } from 'node:timers/promises';
import { handle } from '../http/handler';
import { offeredInstrument } from '../core/instruments/offered';
import type { Bar } from '../ports';
import { priceText } from '../core/instruments/price';

/** Bars read from the feed at once. The simulator computes them, and long runs would block other requests. */
const slice: Readonly<Record<BarInterval, number>> = { M1: 1000, M5: 1000, M15: 300, H1: 100, H4: 25, D1: 5 };

export const bars = handle(call, async ({ query, gateway, fail }) => {
  const { symbol, interval, limit = 300 } = query;
  const instrument = offeredInstrument(gateway, symbol);
  if (!instrument) throw fail('market.symbol', { values: { symbol }, fields: ['symbol'] });
  const found: Bar[] = [];
  let before = query.before === undefined ? undefined : Date.parse(query.before);
  while (found.length < limit) {
    const requested = Math.min(slice[interval], limit - found.length);
    const part = gateway.ports.feed.bars(symbol, interval, requested, before);
    found.unshift(...part);
    if (part.length < requested) break;
    before = part[0]?.at;
    await yielded();
  }
  const text = (points: bigint) => priceText(points, instrument.digits);
  return found.map(({ at, open, high, low, close, volume }) => ({
    at: new Date(at).toISOString(),
    open: text(open),
    high: text(high),
    low: text(low),
    close: text(close),
    volume,
  }));
});
