import { bankResult as call } from '@portal/contract/sandbox';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { XMLParser } from 'fast-xml-parser';
import { textOf } from '../core/csv/text-of';
import { handle } from '../http/handler';

interface Order {
  pno: string;
  amount: string;
}

interface Transfer {
  PmtId: { EndToEndId: string };
  Amt: { InstdAmt: { '#text': string } };
}

const xml = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === 'CdtTrfTxInf' });

const delimiters = [',', ';', '|', '\t'];

function ordersOf(text: string): Order[] | undefined {
  if (!text.startsWith('<')) {
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, delimiter: delimiters });
    return rows.map((row) => ({ pno: row['流水号'] ?? '', amount: row['金额'] ?? '' }));
  }
  const transfers: Transfer[] | undefined = xml.parse(text).Document?.CstmrCdtTrfInitn?.PmtInf?.CdtTrfTxInf;
  return transfers?.map(({ PmtId, Amt }) => ({ pno: PmtId.EndToEndId, amount: Amt.InstdAmt['#text'] }));
}

/** Answers as the sandbox's bank. Responds with not found if there is no readable file. */
export const bankResult = handle(call, async ({ upload }) => {
  if (!upload) return undefined;
  const text = textOf(await upload.read());
  const orders = await Promise.resolve(text)
    .then(ordersOf)
    .catch(() => undefined);
  if (!orders) return undefined;
  const rows = orders.map(({ pno, amount }, at) =>
    amount.endsWith('.99')
      ? [pno, amount, '失败', '', '收款账号与户名不符']
      : [pno, amount, '成功', `SIM${Date.now()}${at}`, ''],
  );
  const bytes = stringify([['流水号', '金额', '结果', '银行流水号', '原因'], ...rows], { bom: true });
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(bytes), fileName: 'result.csv' };
});
