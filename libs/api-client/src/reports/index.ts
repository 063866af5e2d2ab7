import { reportsApi } from './reports.api';

export { reportsApi };
export const {
  useCreditRecordAjaxQuery,
  useLazyCreditRecordAjaxQuery,
  useEntrustRecordAjaxQuery,
  useLazyEntrustRecordAjaxQuery,
  useExplainBalanceQuery,
  useLazyExplainBalanceQuery,
  useMt5CreditRecordAjaxQuery,
  useLazyMt5CreditRecordAjaxQuery,
  useProfitAndLossRecordAjaxQuery,
  useLazyProfitAndLossRecordAjaxQuery,
  useTradeRecordAjaxQuery,
  useLazyTradeRecordAjaxQuery,
} = reportsApi;
