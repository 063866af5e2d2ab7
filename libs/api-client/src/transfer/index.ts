import { transferApi } from './transfer.api';

export { transferApi };
export const {
  useAccountListQuery,
  useLazyAccountListQuery,
  useAddTransferMutation,
  useGetTransferRecordsQuery,
  useLazyGetTransferRecordsQuery,
  useMt5AddTransferMutation,
} = transferApi;
