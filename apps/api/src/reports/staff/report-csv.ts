import { reportCsv as call } from '@portal/contract/staff';
import type { BankDay, LedgerBalance, MoneyReportRow, WatchedPayment } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { beijingTime, csvFile, type Column } from '../../core/csv/csv';
import { handle } from '../../http/handler';
import { checkDays } from '../../core/time/check-days';
import { readBankDays } from './bank-balance.store';
import { readClientMoney } from './client-money.store';
import { readMoneyReport } from './money-report.store';
import { findWatched } from './watched-payments.store';

const moneyColumns: readonly Column<MoneyReportRow>[] = [
  ['日期（北京时间）', ({ day }) => day],
  ['账簿', ({ account }) => account],
  ['凭证类型', ({ journal }) => journal],
  ['币种', ({ currency }) => currency],
  ['收入笔数', ({ inCount }) => String(inCount)],
  ['收入', (row) => row.in],
  ['支出笔数', ({ outCount }) => String(outCount)],
  ['支出', ({ out }) => out],
  ['客户入账（USD）', ({ usdIn }) => usdIn],
  ['客户出账（USD）', ({ usdOut }) => usdOut],
];

const balanceColumns: readonly Column<LedgerBalance>[] = [
  ['归属', ({ owner }) => (owner === 'customers' ? '客户' : '公司')],
  ['账簿', ({ account }) => account],
  ['币种', ({ currency }) => currency],
  ['余额', ({ balance }) => balance],
];

const bankColumns: readonly Column<BankDay>[] = [
  ['日期（北京时间）', ({ day }) => day],
  ['币种', ({ currency }) => currency],
  ['银行余额', ({ bank }) => bank],
  ['未登记的账户', ({ missing }) => missing.join('、')],
  ['应付客户', ({ customers }) => customers],
  ['其中在途出金', ({ pendingPayouts }) => pendingPayouts ?? ''],
  ['银行减客户', ({ difference }) => difference],
  ['账面资金', ({ cash }) => cash],
  ['银行减账面', ({ cashDifference }) => cashDifference],
];

const watchedColumns: readonly Column<WatchedPayment>[] = [
  ['时间（北京时间 UTC+8）', ({ at }) => beijingTime(at)],
  ['客户', ({ customerNumber }) => customerNumber],
  ['方向', ({ direction }) => (direction === 'in' ? '入金' : '出金')],
  ['账簿', ({ account }) => account],
  ['单号', ({ reference }) => reference],
  ['金额（USD）', (row) => row.usd],
  ['类别', ({ watched }) => (watched === 'large' ? '大额' : '疑似拆分')],
];

/** The export is in the audit log before the file is sent. */
export const reportCsv = handle(call, async ({ query, gateway: { db }, staff, request, fail }) => {
  checkDays(query, fail);
  const { report, startDate, endDate } = query;
  await audit(db, {
    actor: staff.actor,
    act: 'report.export',
    subject: 'reports',
    after: { report, startDate, endDate },
    requestId: request.id,
    address: request.address,
  });
  const name = `${report}-${startDate}-${endDate}.csv`;
  if (report === 'clientMoney') return csvFile(name, balanceColumns, [(await readClientMoney(db, endDate)).balances]);
  if (report === 'bankDays') return csvFile(name, bankColumns, [await readBankDays(db, startDate, endDate)]);
  if (report === 'watched') return csvFile(name, watchedColumns, [(await findWatched(db, query)).list]);
  return csvFile(name, moneyColumns, [(await readMoneyReport(db, report, startDate, endDate)).rows]);
});
