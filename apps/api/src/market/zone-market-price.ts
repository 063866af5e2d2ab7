import { zoneMarketPrice as call } from '@portal/contract/market';
import { handle } from '../http/handler';
import { offeredInstruments } from '../core/instruments/offered';
import { boardOf } from './board-of';

export const zoneMarketPrice = handle(call, async ({ query, gateway, fail }) => {
  if (query.company !== gateway.brand.code) throw fail('market.company', { fields: ['company'] });
  return boardOf(gateway).rows(
    offeredInstruments(gateway).filter(({ zone }) => zone === query.zone),
    query.timeformat,
  );
});
