import { stream as call } from '@portal/contract/market';
import { handle } from '../http/handler';
import { addressBlock } from '../limits/address-block';
import { boardOf } from './board-of';
import { namedInstruments } from './named-instruments';

export const stream = handle(call, async ({ query, gateway, request, fail }) => {
  const address = addressBlock(request.address);
  const symbols = namedInstruments(gateway, query.symbols, fail).map(({ symbol }) => symbol);
  const { hub } = boardOf(gateway);
  if (hub.openFrom(address) >= gateway.env.STREAM_PER_ADDRESS) throw fail('market.connections', { retryAfter: 30 });
  return (response, lastEventId) => hub.join(response, { symbols, address, lastEventId });
});
