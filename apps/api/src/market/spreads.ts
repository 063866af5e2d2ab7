import { spreads as call } from '@portal/contract/market';
import { offeredInstruments } from '../core/instruments/offered';
import { priceText } from '../core/instruments/price';
import { handle } from '../http/handler';
import { boardOf } from './board-of';

export const spreads = handle(call, async ({ query, gateway }) => {
  const record = boardOf(gateway).spreads;
  return offeredInstruments(gateway).flatMap(({ symbol, zone, digits }) => {
    if (query.zone !== undefined && zone !== query.zone) return [];
    const range = record.rangeOf(symbol, Date.now());
    if (!range) return [];
    const text = (points: bigint) => priceText(points, digits);
    const { low, typical, high, since } = range;
    return [{ symbol, low: text(low), typical: text(typical), high: text(high), since: new Date(since).toISOString() }];
  });
});
