import { Type } from 'typebox';
import { defineCall } from '../kernel';
import { MarketPrice, SymbolList } from './market-price';

export const marketprice = defineCall({
  id: 'market.marketprice',
  method: 'GET',
  path: '/api/v1/marketprice',
  access: 'public',
  query: Type.Object({ symbols: SymbolList }),
  ok: Type.Array(MarketPrice),
  errors: ['market.symbol'],
  summary: 'The prices of some symbols, in the order asked.',
});
