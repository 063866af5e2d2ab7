import { accountApi } from './account.api';

export { accountApi };
export * from './account-acts.api';
/** A hook for each account call. Arguments, response and error codes: see the call in the contract. */
export const {
  useGetAccountInfoAjaxQuery,
  useLazyGetAccountInfoAjaxQuery,
  useQueryAccountInfoQuery,
  useQueryPendingOrdersQuery,
  useLazyQueryAccountInfoQuery,
} = accountApi;
