import type { marketCalls } from '@portal/contract/market';
import { wire } from '../http/wire';

type Calls = typeof marketCalls;

/** The market calls for `call()` of @portal/api-client/http. */
export const marketWires = {
  zoneMarketPrice: wire<Calls['zoneMarketPrice']>('GET', '/api/v1/ZoneMarketPrice', { open: true }),
  marketprice: wire<Calls['marketprice']>('GET', '/api/v1/marketprice', { open: true }),
  bars: wire<Calls['bars']>('GET', '/api/v1/bars', { open: true }),
  stream: wire<Calls['stream']>('GET', '/api/v1/stream', { open: true, bytes: true }),
};
