import { transferApi } from './transfer.api';

export { transferApi };
/** A hook for each transfer call; what it asks, answers and refuses with stands at the call in the contract. */
export const {
  useAccountListQuery,
  useLazyAccountListQuery,
  useAddTransferMutation,
  useGetTransferRecordsQuery,
  useLazyGetTransferRecordsQuery,
  useMt5AddTransferMutation,
} = transferApi;
