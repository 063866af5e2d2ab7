import { marketApi } from './market.api';

export { marketApi };
/** A hook for each market call; what it asks, answers and refuses with stands at the call in the contract. */
export const {
  useZoneMarketPriceQuery,
  useLazyZoneMarketPriceQuery,
  useMarketpriceQuery,
  useLazyMarketpriceQuery,
  useBarsQuery,
  useLazyBarsQuery,
} = marketApi;
