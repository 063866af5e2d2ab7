import { transferApi } from './transfer.api';

export { transferApi };
/** A hook for each transfer call. Arguments, response and error codes: see the call in the contract. */
export const {
  useAccountListQuery,
  useLazyAccountListQuery,
  useAddTransferMutation,
  useGetTransferRecordsQuery,
  useLazyGetTransferRecordsQuery,
  useMt5AddTransferMutation,
} = transferApi;
