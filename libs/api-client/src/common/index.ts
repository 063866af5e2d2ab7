import { commonApi } from './common.api';

export { commonApi };
/** A hook for each common call. Arguments, response and error codes: see the call in the contract. */
export const {
  useGetCommonConfigQuery,
  useLazyGetCommonConfigQuery,
  useGetSymbolListQuery,
  useLazyGetSymbolListQuery,
  useServiceStatusQuery,
  useLazyServiceStatusQuery,
  useTextVersionsQuery,
  useLazyTextVersionsQuery,
} = commonApi;
