import { withdrawApi } from './withdraw.api';

export { withdrawApi };
/** A hook for each withdraw call. Arguments, response and error codes: see the call in the contract. */
export const {
  useCancelWithdrawProposalMutation,
  useGetWithdrawFeeQuery,
  useLazyGetWithdrawFeeQuery,
  useGetWithdrawPageInfoQuery,
  useLazyGetWithdrawPageInfoQuery,
  useGetWithdrawRecordsV2Query,
  useLazyGetWithdrawRecordsV2Query,
  useWithdrawSubmitMutation,
} = withdrawApi;
