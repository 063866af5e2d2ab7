import { reportCsv as call } from '@portal/contract/staff';
import type { LedgerBalance, MoneyReportRow, WatchedPayment } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { beijingTime, csvFile, type Column } from '../../core/csv/csv';
import { handle } from '../../http/handler';
import { checkDays } from './check-days';
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
  if (report === 'watched') return csvFile(name, watchedColumns, [(await findWatched(db, query)).list]);
  return csvFile(name, moneyColumns, [(await readMoneyReport(db, report, startDate, endDate)).rows]);
});
