import type { reportsCalls } from '@portal/contract/reports';
import { defineRequest } from '../http/request';

type Calls = typeof reportsCalls;

/** The reports calls for `call()` and, for the CSV files, `download()` of @portal/api-client/http. */
export const reportsRequests = {
  balanceHistory: defineRequest<Calls['balanceHistory']>('POST', '/v2/account/balanceHistory'),
  certificatePdf: defineRequest<Calls['certificatePdf']>('GET', '/v2/account/certificate.pdf', { bytes: true }),
  creditRecordAjax: defineRequest<Calls['creditRecordAjax']>('POST', '/v2/tradedReport/creditRecordAjax'),
  creditRecordCsv: defineRequest<Calls['creditRecordCsv']>('GET', '/v2/tradedReport/creditRecordAjax.csv', {
    bytes: true,
  }),
  entrustRecordAjax: defineRequest<Calls['entrustRecordAjax']>('POST', '/v2/tradedReport/entrustRecordAjax'),
  entrustRecordCsv: defineRequest<Calls['entrustRecordCsv']>('GET', '/v2/tradedReport/entrustRecordAjax.csv', {
    bytes: true,
  }),
  explainBalance: defineRequest<Calls['explainBalance']>('POST', '/v2/account/explainBalance'),
  mt5CreditRecordAjax: defineRequest<Calls['mt5CreditRecordAjax']>('POST', '/v2/mt5TradeReport/creditRecordAjax'),
  mt5CreditRecordCsv: defineRequest<Calls['mt5CreditRecordCsv']>('GET', '/v2/mt5TradeReport/creditRecordAjax.csv', {
    bytes: true,
  }),
  profitAndLossRecordAjax: defineRequest<Calls['profitAndLossRecordAjax']>(
    'POST',
    '/v2/tradedReport/profitAndLossRecordAjax',
  ),
  profitAndLossRecordCsv: defineRequest<Calls['profitAndLossRecordCsv']>(
    'GET',
    '/v2/tradedReport/profitAndLossRecordAjax.csv',
    {
      bytes: true,
    },
  ),
  results: defineRequest<Calls['results']>('GET', '/v2/account/results'),
  statementCsv: defineRequest<Calls['statementCsv']>('GET', '/v2/account/statement.csv', { bytes: true }),
  statementPdf: defineRequest<Calls['statementPdf']>('GET', '/v2/account/statement.pdf', { bytes: true }),
  statements: defineRequest<Calls['statements']>('POST', '/v2/account/statements'),
  tradeRecordAjax: defineRequest<Calls['tradeRecordAjax']>('POST', '/v2/tradedReport/tradeRecordAjax'),
  tradeRecordCsv: defineRequest<Calls['tradeRecordCsv']>('GET', '/v2/tradedReport/tradeRecordAjax.csv', {
    bytes: true,
  }),
  tradingCosts: defineRequest<Calls['tradingCosts']>('POST', '/v2/account/tradingCosts'),
};
