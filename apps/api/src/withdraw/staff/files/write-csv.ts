import { stringify } from 'csv-stringify/sync';
import { usd } from '../../../core/money/money';
import type { PayoutFile, PayoutLine } from './payout-line';

const columns: readonly (readonly [header: string, value: (line: PayoutLine) => string])[] = [
  ['流水号', ({ pno }) => pno],
  ['收款人', ({ holder }) => holder],
  ['收款账号', ({ number }) => number],
  ['开户银行', ({ bank }) => bank],
  ['省', ({ province }) => province],
  ['市', ({ city }) => city],
  ['支行', ({ branch }) => branch],
  ['金额', ({ amount }) => usd(amount)],
  ['币种', () => 'CNY'],
];

/** CSV with a header line, in UTF-8 with a byte order mark, which spreadsheet programs need for Chinese. */
export function writeCsv({ lines }: PayoutFile): string {
  const rows = lines.map((line) => columns.map(([, value]) => value(line)));
  return stringify([columns.map(([header]) => header), ...rows], { bom: true, escape_formulas: true });
}
