import { Readable } from 'node:stream';
import { statementCsv as call } from '@portal/contract/reports';
import { kindWords } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { handle } from '../http/handler';
import { usd } from '../core/money/money';
import { statementRequest } from './statement-request';
import { csvRow } from '@portal/rules/plain-text';
import { beijingTime, bom } from '../core/csv/csv';
import { readEntries, type EntryRow } from './entries.store';

const batch = 500n;
const headsOf = (currency: string) => [
  '时间（北京时间 UTC+8）',
  '变动',
  '品种',
  '方向',
  '单号',
  `金额（${currency}）`,
  `余额（${currency}）`,
  '流水号',
];

const texts = ({ at, kind, symbol, detail, ref, amount, balance, transfer_id }: EntryRow) => [
  beijingTime(at.toISOString()),
  kindWords[kind],
  symbol ?? '',
  detail ? `${tradeWords.side[detail.side]}${tradeWords.entry[detail.entry === 'in' ? 'in' : 'out']}` : '',
  ref,
  usd(amount),
  usd(balance),
  String(transfer_id),
];

export const statementCsv = handle(call, async (ctx) => {
  const { account, ledgerId, month, first, last } = await statementRequest(ctx, ctx.query);
  const edge = (name: string, balance: string) => csvRow(['', name, '', '', '', '', balance, '']);
  async function* write() {
    yield bom + csvRow(headsOf(account.currency)) + edge('期初余额', month.opening);
    for (let low = first; first > 0n && low <= last; low += batch) {
      const high = low + batch - 1n;
      const rows = await readEntries(ctx.gateway.db, ledgerId, high < last ? high : last, low);
      yield rows
        .reverse()
        .map((row) => csvRow(texts(row)))
        .join('');
    }
    yield edge('期末余额', month.closing);
  }
  return {
    type: 'text/csv; charset=utf-8',
    bytes: Readable.from(write(), { objectMode: true, highWaterMark: 1 }),
    fileName: `statement-${account.login ?? account.customer_id}-${month.month}.csv`,
  };
});
