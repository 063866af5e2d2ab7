import { recommendApi } from './recommend.api';

export { recommendApi };
/** A hook for each recommend call; what it asks, answers and refuses with stands at the call in the contract. */
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
