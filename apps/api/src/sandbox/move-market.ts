import { moveMarket as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';
import { offeredInstrument } from '../core/instruments/offered';
import { parsePrice, priceText } from '../core/instruments/price';
import { dealingOf } from './dealing-of';

export const moveMarket = handle(call, async ({ body, gateway, fail }) => {
  const instrument = offeredInstrument(gateway, body.symbol);
  if (!instrument) throw fail('sandbox.symbol', { fields: ['symbol'] });
  const { digits } = instrument;
  const points = parsePrice(String(body.bid), digits);
  if (points === null || points === 0n) throw fail('sandbox.bid', { values: { digits }, fields: ['bid'] });
  const { symbol, bid, ask, at } = await dealingOf(gateway).move(body.symbol, points);
  return { symbol, bid: priceText(bid, digits), ask: priceText(ask, digits), at: new Date(at).toISOString() };
});
