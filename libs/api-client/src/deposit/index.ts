import { depositApi } from './deposit.api';

export { depositApi };
/** A hook for each deposit call. Arguments, response and error codes: see the call in the contract. */
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
