import { parseAmount } from '@portal/rules/money';
import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { textOf } from '../../../core/csv/text-of';
import type { ResultLine } from './payout-line';

const most = 5_000;

const csvResults: Readonly<Record<string, ResultLine['result']>> = {
  paid: 'paid',
  成功: 'paid',
  rejected: 'rejected',
  失败: 'rejected',
};
/** ISO 20022 external payment transaction status codes that are final. */
const painResults: Readonly<Record<string, ResultLine['result']>> = { ACSC: 'paid', ACCC: 'paid', RJCT: 'rejected' };

type Row = Record<string, string | undefined>;

/** Delimited by what stands first in the line of heads. Columns 流水号, 金额, 结果, 银行流水号 and 原因, or pno, amount, result, reference and reason. */
function readCsv(text: string): ResultLine[] | undefined {
  const delimiter = /[,;|\t]/.exec(text)?.[0] ?? ',';
  const rows: Row[] = parse(text, { bom: true, delimiter, columns: true, trim: true, skip_empty_lines: true });
  const lines = rows.flatMap((row): ResultLine[] => {
    const pno = row['流水号'] ?? row['pno'] ?? '';
    const result = csvResults[row['结果'] ?? row['result'] ?? ''];
    if (pno === '' || !result) return [];
    return [
      {
        pno,
        result,
        amount: parseAmount(row['金额'] ?? row['amount'] ?? '', 2),
        bankReference: row['银行流水号'] || row['reference'] || undefined,
        reason: row['原因'] || row['reason'] || undefined,
      },
    ];
  });
  // A line that cannot be read makes the whole file doubtful.
  return lines.length === rows.length ? lines : undefined;
}

interface Status {
  OrgnlEndToEndId?: string;
  TxSts?: string;
  AcctSvcrRef?: string;
  StsRsnInf?: { AddtlInf?: string; Rsn?: { Cd?: string } };
  OrgnlTxRef?: { Amt?: { InstdAmt?: string | { '#text'?: string } } };
}

interface Report {
  Document?: { CstmrPmtStsRpt?: { OrgnlPmtInfAndSts?: { TxInfAndSts?: Status[] }[] } };
}

// Entities are not expanded: a result file has no use for them.
const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'TxInfAndSts' || name === 'OrgnlPmtInfAndSts',
});

/** pain.002. Transactions that the bank still processes are left out. */
function readPain002(text: string): ResultLine[] | undefined {
  if (XMLValidator.validate(text) !== true) return undefined;
  const report = (xml.parse(text) as Report).Document?.CstmrPmtStsRpt?.OrgnlPmtInfAndSts;
  return report?.flatMap(({ TxInfAndSts = [] }) =>
    TxInfAndSts.flatMap((status) => {
      const result = painResults[status.TxSts ?? ''];
      if (!result || !status.OrgnlEndToEndId) return [];
      const amount = status.OrgnlTxRef?.Amt?.InstdAmt;
      return {
        pno: status.OrgnlEndToEndId,
        amount: parseAmount((typeof amount === 'object' ? amount['#text'] : amount) ?? '', 2),
        result,
        bankReference: status.AcctSvcrRef,
        reason: status.StsRsnInf?.AddtlInf ?? status.StsRsnInf?.Rsn?.Cd,
      };
    }),
  );
}

/** The lines of the bank's result file; undefined if it cannot be read. */
export function readResult(bytes: Buffer): ResultLine[] | undefined {
  const text = textOf(bytes);
  if (text.includes('\0')) return undefined;
  try {
    const lines = text.trimStart().startsWith('<') ? readPain002(text) : readCsv(text);
    return lines && lines.length > 0 && lines.length <= most ? lines : undefined;
  } catch {
    // The CSV parser throws for lines of different lengths and for quotes that do not close.
    return undefined;
  }
}
