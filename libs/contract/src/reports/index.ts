import { balanceHistory } from './balance-history';
import { certificatePdf } from './certificate-pdf';
import { creditRecordAjax } from './credit-record-ajax';
import { creditRecordCsv } from './credit-record-csv';
import { entrustRecordAjax } from './entrust-record-ajax';
import { entrustRecordCsv } from './entrust-record-csv';
import { explainBalance } from './explain-balance';
import { mt5CreditRecordAjax } from './mt5-credit-record-ajax';
import { mt5CreditRecordCsv } from './mt5-credit-record-csv';
import { profitAndLossRecordAjax } from './profit-and-loss-record-ajax';
import { profitAndLossRecordCsv } from './profit-and-loss-record-csv';
import { results } from './results';
import { statementCsv } from './statement-csv';
import { statementPdf } from './statement-pdf';
import { statements } from './statements';
import { tradeRecordAjax } from './trade-record-ajax';
import { tradeRecordCsv } from './trade-record-csv';
import { tradingCosts } from './trading-costs';

export * from './balance-history';
export * from './certificate-pdf';
export * from './closed-position';
export * from './credit-record-ajax';
export * from './credit-record-csv';
export * from './deal-summary';
export * from './entrust-record-ajax';
export * from './entrust-record-csv';
export * from './explain-balance';
export * from './funding';
export * from './money-entry';
export * from './mt5-credit-record-ajax';
export * from './mt5-credit-record-csv';
export * from './profit-and-loss-record-ajax';
export * from './profit-and-loss-record-csv';
export * from './results';
export * from './statement-csv';
export * from './statement-pdf';
export * from './statements';
export * from './trade-order';
export * from './trade-record-ajax';
export * from './trade-record-csv';
export * from './trading-costs';

/** The reports calls by name. */
export const reportsCalls = {
  balanceHistory,
  certificatePdf,
  creditRecordAjax,
  creditRecordCsv,
  entrustRecordAjax,
  entrustRecordCsv,
  explainBalance,
  mt5CreditRecordAjax,
  mt5CreditRecordCsv,
  profitAndLossRecordAjax,
  profitAndLossRecordCsv,
  results,
  statementCsv,
  statementPdf,
  statements,
  tradeRecordAjax,
  tradeRecordCsv,
  tradingCosts,
} as const;
