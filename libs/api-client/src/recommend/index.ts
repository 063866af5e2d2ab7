import { recommendApi } from './recommend.api';

export { recommendApi };
export const {
  useGetCustomerRelationQuery,
  useLazyGetCustomerRelationQuery,
  useGetInviteCodeQuery,
  useLazyGetInviteCodeQuery,
  useGetRecommendBonusQuery,
  useLazyGetRecommendBonusQuery,
  useQueryRecommendInfoQuery,
  useLazyQueryRecommendInfoQuery,
} = recommendApi;
