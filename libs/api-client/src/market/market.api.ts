import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { marketRequests as requests } from './requests';

/** The market endpoints, injected into the base api. */
export const marketApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    zoneMarketPrice: read(build, requests.zoneMarketPrice),
    marketprice: read(build, requests.marketprice),
    bars: read(build, requests.bars),
    tradingSessions: read(build, requests.tradingSessions),
    spreads: read(build, requests.spreads),
    brokerFigures: read(build, requests.brokerFigures),
  }),
});
