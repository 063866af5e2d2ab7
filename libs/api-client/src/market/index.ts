import { marketApi } from './market.api';

export { marketApi };
/** A hook for each market call. Arguments, response and error codes: see the call in the contract. */
export const {
  useZoneMarketPriceQuery,
  useLazyZoneMarketPriceQuery,
  useMarketpriceQuery,
  useLazyMarketpriceQuery,
  useBarsQuery,
  useLazyBarsQuery,
  useTradingSessionsQuery,
  useLazyTradingSessionsQuery,
  useSpreadsQuery,
  useLazySpreadsQuery,
  useBrokerFiguresQuery,
  useLazyBrokerFiguresQuery,
} = marketApi;
