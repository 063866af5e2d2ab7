import { accountApi } from './account.api';

export { accountApi };
export const {
  useArchiveMt5AccountMutation,
  useCreateMT5AccountWithTokenMutation,
  useCreateMT5AccountMutation,
  useGetAccountInfoAjaxQuery,
  useLazyGetAccountInfoAjaxQuery,
  useGetNextAccountLevelQuery,
  useLazyGetNextAccountLevelQuery,
  useQueryAccountInfoQuery,
  useLazyQueryAccountInfoQuery,
  useResetMT5PwdMutation,
  useUpAccountLevelMutation,
  useUpdateAccountMutation,
} = accountApi;
