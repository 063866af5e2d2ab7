import { marketApi } from './market.api';

export { marketApi };
export const {
  useZoneMarketPriceQuery,
  useLazyZoneMarketPriceQuery,
  useMarketpriceQuery,
  useLazyMarketpriceQuery,
  useBarsQuery,
  useLazyBarsQuery,
} = marketApi;
