import { commonApi } from './common.api';

export { commonApi };
/** A hook for each common call; what it asks, answers and refuses with stands at the call in the contract. */
export const {
  useGetCommonConfigQuery,
  useLazyGetCommonConfigQuery,
  useGetSymbolListQuery,
  useLazyGetSymbolListQuery,
} = commonApi;
