import type { marketCalls } from '@portal/contract/market';
import { defineRequest } from '../http/request';

type Calls = typeof marketCalls;

/** The market calls for `call()` of @portal/api-client/http. */
export const marketRequests = {
  zoneMarketPrice: defineRequest<Calls['zoneMarketPrice']>('GET', '/api/v1/ZoneMarketPrice', { open: true }),
  marketprice: defineRequest<Calls['marketprice']>('GET', '/api/v1/marketprice', { open: true }),
  bars: defineRequest<Calls['bars']>('GET', '/api/v1/bars', { open: true }),
  tradingSessions: defineRequest<Calls['tradingSessions']>('GET', '/api/v1/sessions', { open: true }),
  spreads: defineRequest<Calls['spreads']>('GET', '/api/v1/spreads', { open: true }),
  brokerFigures: defineRequest<Calls['brokerFigures']>('GET', '/api/v1/figures', { open: true }),
  stream: defineRequest<Calls['stream']>('GET', '/api/v1/stream', { open: true, bytes: true }),
};
