import { depositApi } from './deposit.api';

export { depositApi };
export const {
  useDepositDraftCancelMutation,
  useDepositDraftListQuery,
  useLazyDepositDraftListQuery,
  useDepositDraftOverdueQuery,
  useLazyDepositDraftOverdueQuery,
  useDepositDraftPaidListQuery,
  useLazyDepositDraftPaidListQuery,
  useEgpaySuccessQuery,
  useGetActivitySettingQuery,
  useLazyGetActivitySettingQuery,
  useQueryDepositInfoQuery,
  useLazyQueryDepositInfoQuery,
  useSubmitDataMutation,
} = depositApi;
