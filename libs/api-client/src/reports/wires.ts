import type { reportsCalls } from '@portal/contract/reports';
import { wire } from '../http/wire';

type Calls = typeof reportsCalls;

/** The reports calls for `call()` and, the CSV files, `download()` of @portal/api-client/http. */
export const reportsWires = {
  balanceHistory: wire<Calls['balanceHistory']>('POST', '/v2/account/balanceHistory'),
  creditRecordAjax: wire<Calls['creditRecordAjax']>('POST', '/v2/tradedReport/creditRecordAjax'),
  creditRecordCsv: wire<Calls['creditRecordCsv']>('GET', '/v2/tradedReport/creditRecordAjax.csv', { bytes: true }),
  entrustRecordAjax: wire<Calls['entrustRecordAjax']>('POST', '/v2/tradedReport/entrustRecordAjax'),
  entrustRecordCsv: wire<Calls['entrustRecordCsv']>('GET', '/v2/tradedReport/entrustRecordAjax.csv', { bytes: true }),
  explainBalance: wire<Calls['explainBalance']>('POST', '/v2/account/explainBalance'),
  mt5CreditRecordAjax: wire<Calls['mt5CreditRecordAjax']>('POST', '/v2/mt5TradeReport/creditRecordAjax'),
  mt5CreditRecordCsv: wire<Calls['mt5CreditRecordCsv']>('GET', '/v2/mt5TradeReport/creditRecordAjax.csv', {
    bytes: true,
  }),
  profitAndLossRecordAjax: wire<Calls['profitAndLossRecordAjax']>('POST', '/v2/tradedReport/profitAndLossRecordAjax'),
  profitAndLossRecordCsv: wire<Calls['profitAndLossRecordCsv']>('GET', '/v2/tradedReport/profitAndLossRecordAjax.csv', {
    bytes: true,
  }),
  statementCsv: wire<Calls['statementCsv']>('GET', '/v2/account/statement.csv', { bytes: true }),
  statementPdf: wire<Calls['statementPdf']>('GET', '/v2/account/statement.pdf', { bytes: true }),
  statements: wire<Calls['statements']>('POST', '/v2/account/statements'),
  tradeRecordAjax: wire<Calls['tradeRecordAjax']>('POST', '/v2/tradedReport/tradeRecordAjax'),
  tradeRecordCsv: wire<Calls['tradeRecordCsv']>('GET', '/v2/tradedReport/tradeRecordAjax.csv', { bytes: true }),
  tradingCosts: wire<Calls['tradingCosts']>('POST', '/v2/account/tradingCosts'),
};
