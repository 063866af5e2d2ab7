import { groupDigits, kindWords } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import type { Gateway } from '../core/gateway/gateway';
import { lotsOf } from '../core/instruments/lots';
import { readCustInfo } from '../core/customers/cust-info';
import { usd } from '../core/money/money';
import type { StatementRequest } from './statement-request';
import { beijingTime } from '../core/csv/csv';
import type { StatementDocument, StatementTable } from './draw-statement';
import { readEntries, type EntryRow } from './entries.store';
import { kindsOf } from './months-of';
import { netOf } from './net-of';
import { readLines, readSums, type Line, type ReportList } from './reports.store';
import { toClosing } from './to-report-row';

/** More lines than this are in the CSV alone. */
export const mostLines = 2_000;

/** Cents as they are printed. */
const money = (cents: bigint) => groupDigits(usd(cents));

const right = 'right' as const;
const least = (a: bigint, b: bigint) => (a < b ? a : b);

const sumColumns = (currency: string) => [
  { head: '项目', width: 0.4 },
  { head: '笔数', width: 0.2, align: right },
  { head: `金额（${currency}）`, width: 0.4, align: right },
];

const entryColumns = [
  { head: '时间', width: 0.2 },
  { head: '变动', width: 0.24 },
  { head: '单号', width: 0.22 },
  { head: '金额', width: 0.17, align: right },
  { head: '余额', width: 0.17, align: right },
];

const closingColumns = [
  { head: '平仓时间', width: 0.19 },
  { head: '品种', width: 0.1 },
  { head: '方向', width: 0.07 },
  { head: '手数', width: 0.07, align: right },
  { head: '开仓价', width: 0.12, align: right },
  { head: '平仓价', width: 0.12, align: right },
  { head: '佣金', width: 0.1, align: right },
  { head: '隔夜利息', width: 0.1, align: right },
  { head: '盈亏', width: 0.13, align: right },
];

const nameOf = ({ kind, symbol, detail }: EntryRow) =>
  symbol && detail
    ? `${symbol} ${tradeWords.side[detail.side]}${tradeWords.entry[detail.entry === 'in' ? 'in' : 'out']}`
    : kindWords[kind];

const entryRow = (row: EntryRow) => [
  beijingTime(row.at.toISOString()),
  nameOf(row),
  row.ref,
  money(row.amount),
  money(row.balance),
];

function closingRow(line: Line) {
  const row = toClosing(line, new Map());
  const { symbol, side, lots, openPrice, closePrice, commission, swap, profit } = row;
  return [
    beijingTime(row.closeAt),
    symbol,
    tradeWords.side[side],
    String(lots),
    openPrice,
    closePrice,
    groupDigits(commission),
    groupDigits(swap),
    groupDigits(profit),
  ];
}

const beyond = (total: bigint, shown: number) =>
  total > BigInt(shown) ? { note: `共 ${total} 笔，此处列出最早的 ${shown} 笔，全部见 CSV。` } : {};

/** What a month's statement says; its sums are the same as those of explainBalance. */
export async function statementDocument({ db, brand }: Gateway, request: StatementRequest): Promise<StatementDocument> {
  const { account, ledgerId, month, kinds, first, last } = request;
  const { chineseName, customerNumber, mobilePhone } = await readCustInfo(db, account.customer_id);
  const shownTo = least(last, first + BigInt(mostLines) - 1n);
  const entries = first === 0n ? [] : (await readEntries(db, ledgerId, shownTo, first)).reverse();
  const closings = account.kind === 'mt5' ? await closingTable(request, db, mostLines - entries.length) : [];
  const { text, textSoft, line, sunken } = brand.theme.light;
  const [year, number] = [month.month.slice(0, 4), Number(month.month.slice(5))];
  return {
    brand: brand.name,
    // Paper is light, whatever the screen is.
    colours: { text, textSoft, line, sunken },
    title: `${year} 年 ${number} 月月结单`,
    facts: [
      ['客户', chineseName ?? mobilePhone],
      ['客户号', customerNumber],
      ['账户', account.kind === 'wallet' ? '主账户' : `MT5 账户 ${account.login ?? ''}`],
      ['币种', account.currency],
      ['期间', `${month.month}-01 至 ${lastDay(month.month)}（北京时间）`],
      ['状态', month.final ? '本月已结束' : '本月未结束，数据截至生成时'],
      ['期初余额', groupDigits(month.opening)],
      ['期末余额', groupDigits(month.closing)],
    ],
    tables: [
      {
        title: '收支汇总',
        columns: sumColumns(account.currency),
        rows: [
          ['期初余额', '', groupDigits(month.opening)],
          ...kindsOf(kinds).map(({ kind, count, amount }) => [kindWords[kind], String(count), groupDigits(amount)]),
          ['期末余额', String(month.count), groupDigits(month.closing)],
        ],
      },
      ...closings,
      {
        title: '账户变动',
        columns: entryColumns,
        rows: entries.map(entryRow),
        ...beyond(BigInt(month.count), entries.length),
      },
    ],
    notes: [
      '期初余额与全部变动之和等于期末余额，与我们的记录一致。时间为北京时间（UTC+8）。',
      '交易盈亏按成交记账，已含佣金与隔夜利息；点差已体现在成交价中。',
      ...(brand.legal.company ? [brand.legal.company] : []),
    ],
    foot: `${brand.name} · ${account.login ?? customerNumber} · ${month.month} · 生成于 ${beijingTime(new Date().toISOString())}`,
  };
}

const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

async function closingTable(
  { account, month }: StatementRequest,
  db: Gateway['db'],
  room: number,
): Promise<StatementTable[]> {
  const { customer_id: customerId, currency, id: accountId } = account;
  const list: ReportList = { kind: 'closing', customerId, currency, accountId, symbol: '' };
  const sums = await readSums(db, list, { startDate: `${month.month}-01`, endDate: lastDay(month.month) });
  const { total, top, commission, swap, gained, lost, volume } = sums;
  if (total === 0n) return [];
  const low = top - total + 1n;
  const rows = room > 0 ? (await readLines(db, list, least(top, low + BigInt(room) - 1n), low)).reverse() : [];
  const profit = gained + lost;
  return [
    {
      title: '交易盈亏与成本（本月平仓）',
      columns: sumColumns(account.currency),
      rows: [
        ['平仓盈亏', String(total), money(profit)],
        ['佣金', '', money(commission)],
        ['隔夜利息', '', money(swap)],
        [`净盈亏（共 ${lotsOf(volume)} 手）`, '', money(netOf({ profit, commission, swap }))],
      ],
    },
    { title: '平仓明细', columns: closingColumns, rows: rows.map(closingRow), ...beyond(total, rows.length) },
  ];
}
