import { recommendApi } from './recommend.api';

export { recommendApi };
/** A hook for each recommend call. Arguments, response and error codes: see the call in the contract. */
export const {
  useApplyIntroducerMutation,
  useGetCommissionRecordsQuery,
  useGetCustomerRelationQuery,
  useLazyGetCustomerRelationQuery,
  useGetInviteCodeQuery,
  useLazyGetInviteCodeQuery,
  useGetRecommendBonusQuery,
  useLazyGetRecommendBonusQuery,
  useQueryCommissionQuery,
  useQueryRecommendInfoQuery,
  useLazyQueryRecommendInfoQuery,
} = recommendApi;
