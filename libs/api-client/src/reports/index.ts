import { reportsApi } from './reports.api';

export { reportsApi };
/** A hook for each reports call. Arguments, response and error codes: see the call in the contract. */
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
  useResultsQuery,
  useLazyResultsQuery,
  useStatementsQuery,
  useLazyStatementsQuery,
  useTradeRecordAjaxQuery,
  useLazyTradeRecordAjaxQuery,
  useTradingCostsQuery,
  useLazyTradingCostsQuery,
} = reportsApi;
