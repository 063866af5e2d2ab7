import { withdrawApi } from './withdraw.api';

export { withdrawApi };
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
