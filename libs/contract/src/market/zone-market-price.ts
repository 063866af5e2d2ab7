import { Type } from 'typebox';
import { defineCall, Line, Zone } from '../kernel';
import { MarketPrice } from './market-price';

export const zoneMarketPrice = defineCall({
  id: 'market.zoneMarketPrice',
  method: 'GET',
  path: '/api/v1/ZoneMarketPrice',
  access: 'public',
  query: Type.Object({
    company: Line(20, { description: "the brand's code" }),
    timeformat: Type.Enum(['iso', 'unix'], { default: 'iso', type: 'string' }),
    zone: Zone,
  }),
  ok: Type.Array(MarketPrice),
  errors: ['market.company'],
  summary: 'The prices of a zone, in the order of the symbol list.',
});
