import type { reportsCalls } from '@portal/contract/reports';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { balanceHistory } from './balance-history';
import { certificatePdf } from './certificate-pdf';
import { creditRecordAjax } from './credit-record-ajax';
import { creditRecordCsv } from './credit-record-csv';
import { copyDemo } from './copy-demo';
import { entrustRecordAjax } from './entrust-record-ajax';
import { entrustRecordCsv } from './entrust-record-csv';
import { explainBalance } from './explain-balance';
import { mt5CreditRecordAjax } from './mt5-credit-record-ajax';
import { mt5CreditRecordCsv } from './mt5-credit-record-csv';
import { profitAndLossRecordAjax } from './profit-and-loss-record-ajax';
import { profitAndLossRecordCsv } from './profit-and-loss-record-csv';
import { results } from './results';
import { bankBalanceHistory } from './staff/bank-balance-history';
import { bankDays } from './staff/bank-days';
import { clientMoney } from './staff/client-money';
import { customerBalance } from './staff/customer-balance';
import { customerTrades } from './staff/customer-trades';
import { moneyReport } from './staff/money-report';
import { recordBankBalance } from './staff/record-bank-balance';
import { reportCsv } from './staff/report-csv';
import { sumLedger } from './staff/sum-ledger';
import { watchedPayments } from './staff/watched-payments';
import { statementCsv } from './statement-csv';
import { statementPdf } from './statement-pdf';
import { statements } from './statements';
import { tradeRecordAjax } from './trade-record-ajax';
import { tradeRecordCsv } from './trade-record-csv';
import { tradingCosts } from './trading-costs';
import { importAll, importOne, recheck } from './import-jobs';

export const reportsHandlers = {
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
} satisfies Handlers<typeof reportsCalls>;

export const reportsStaffHandlers = {
  customerBalance,
  customerTrades,
  bankBalanceHistory,
  bankDays,
  recordBankBalance,
  clientMoney,
  moneyReport,
  reportCsv,
  watchedPayments,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const reportsJobs: Jobs = {
  'reports.import': importOne,
  'reports.importAll': importAll,
  'reports.recheck': recheck,
  'reports.sumLedger': sumLedger,
  'reports.copyDemo': copyDemo,
};
