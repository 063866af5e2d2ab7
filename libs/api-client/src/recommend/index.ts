import { recommendApi } from './recommend.api';

export { recommendApi };
export const {
  useApplyIntroducerMutation,
  useGetCustomerRelationQuery,
  useLazyGetCustomerRelationQuery,
  useGetInviteCodeQuery,
  useLazyGetInviteCodeQuery,
  useGetRecommendBonusQuery,
  useLazyGetRecommendBonusQuery,
  useQueryRecommendInfoQuery,
  useLazyQueryRecommendInfoQuery,
} = recommendApi;
