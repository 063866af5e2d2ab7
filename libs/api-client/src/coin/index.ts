import { coinApi } from './coin.api';

export { coinApi };
/** A hook for each coin call. Arguments, response and error codes: see the call in the contract. */
export const {
  useAddOutCoinAddressMutation,
  useCancelOutCoinProposalMutation,
  useGetCoinAssetDealRecordQuery,
  useLazyGetCoinAssetDealRecordQuery,
  useGetWithdrawCoinFeeV2Query,
  useLazyGetWithdrawCoinFeeV2Query,
  useGetWithdrawCoinPageInfoV2Query,
  useLazyGetWithdrawCoinPageInfoV2Query,
  useQueryWithdrawCoinRecordV2Query,
  useLazyQueryWithdrawCoinRecordV2Query,
  useRemoveOutCoinAddressMutation,
  useSendCoinMessageMutation,
  useSubmitWithdrawCoinV2Mutation,
} = coinApi;
