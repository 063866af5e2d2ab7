import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { reportsWires as wires } from './wires';

/** The reports endpoints, put into the one base api. */
export const reportsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    balanceHistory: read(build, wires.balanceHistory, ['reports']),
    creditRecordAjax: read(build, wires.creditRecordAjax, ['reports']),
    entrustRecordAjax: read(build, wires.entrustRecordAjax, ['reports']),
    explainBalance: read(build, wires.explainBalance, ['reports']),
    mt5CreditRecordAjax: read(build, wires.mt5CreditRecordAjax, ['reports']),
    profitAndLossRecordAjax: read(build, wires.profitAndLossRecordAjax, ['reports']),
    statements: read(build, wires.statements, ['reports']),
    tradeRecordAjax: read(build, wires.tradeRecordAjax, ['reports']),
    tradingCosts: read(build, wires.tradingCosts, ['reports']),
  }),
});
