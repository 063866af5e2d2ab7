import { reportsApi } from './reports.api';

export { reportsApi };
export const {
  useBalanceHistoryQuery,
  useLazyBalanceHistoryQuery,
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
  useStatementsQuery,
  useLazyStatementsQuery,
  useTradeRecordAjaxQuery,
  useLazyTradeRecordAjaxQuery,
  useTradingCostsQuery,
  useLazyTradingCostsQuery,
} = reportsApi;
