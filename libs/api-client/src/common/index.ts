import { commonApi } from './common.api';

export { commonApi };
export const {
  useGetCommonConfigQuery,
  useLazyGetCommonConfigQuery,
  useGetSymbolListQuery,
  useLazyGetSymbolListQuery,
} = commonApi;
