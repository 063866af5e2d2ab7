import { accountApi } from './account.api';

export { accountApi };
/** A hook for each account call. Arguments, response and error codes: see the call in the contract. */
export const {
  useArchiveMt5AccountMutation,
  useCreateMT5AccountWithTokenMutation,
  useCreateMT5AccountMutation,
  useGetAccountInfoAjaxQuery,
  useLazyGetAccountInfoAjaxQuery,
  useGetNextAccountLevelQuery,
  useLazyGetNextAccountLevelQuery,
  useGiveUpCreditMutation,
  useLinkMT5AccountMutation,
  useQueryAccountInfoQuery,
  useQueryPendingOrdersQuery,
  useLazyQueryAccountInfoQuery,
  useResetMT5PwdMutation,
  useUpAccountLevelMutation,
  useUpdateAccountMutation,
} = accountApi;
