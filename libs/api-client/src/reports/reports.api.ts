import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { reportsRequests as requests } from './requests';

/** The reports endpoints, injected into the base api. */
export const reportsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    balanceHistory: read(build, requests.balanceHistory, ['reports']),
    creditRecordAjax: read(build, requests.creditRecordAjax, ['reports']),
    entrustRecordAjax: read(build, requests.entrustRecordAjax, ['reports']),
    explainBalance: read(build, requests.explainBalance, ['reports']),
    mt5CreditRecordAjax: read(build, requests.mt5CreditRecordAjax, ['reports']),
    profitAndLossRecordAjax: read(build, requests.profitAndLossRecordAjax, ['reports']),
    results: read(build, requests.results, ['reports', 'withdraw', 'coin']),
    statements: read(build, requests.statements, ['reports']),
    tradeRecordAjax: read(build, requests.tradeRecordAjax, ['reports']),
    tradingCosts: read(build, requests.tradingCosts, ['reports']),
  }),
});
