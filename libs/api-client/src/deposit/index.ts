import { depositApi } from './deposit.api';

export { depositApi };
/** A hook for each deposit call; what it asks, answers and refuses with stands at the call in the contract. */
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
