import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import type { CsvProfile, PayoutValue } from '../../../core/payouts/csv-profile';
import { usd } from '../../../core/money/money';
import type { PayoutFile, PayoutLine } from './payout-line';

const values: Readonly<Record<PayoutValue, (line: PayoutLine, file: PayoutFile, index: number) => string>> = {
  index: (_line, _file, index) => String(index + 1),
  batch: (_line, { number }) => number,
  pno: ({ pno }) => pno,
  holder: ({ holder }) => holder,
  number: ({ number }) => number,
  bank: ({ bank }) => bank,
  province: ({ province }) => province,
  city: ({ city }) => city,
  branch: ({ branch }) => branch,
  amount: ({ amount }) => usd(amount),
  currency: () => 'CNY',
  debtorAccount: (_line, { debtor }) => debtor.account,
};

/** The file of a batch as its bank takes it. A text that a spreadsheet would run as a formula gets a quote. */
export function writeCsv(file: PayoutFile, { encoding, delimiter, header, columns }: CsvProfile): Buffer {
  const rows = file.lines.map((line, index) =>
    columns.map((column) => ('text' in column ? column.text : values[column.value](line, file, index))),
  );
  const heads = header ? [columns.map(({ head }) => head)] : [];
  const text = stringify([...heads, ...rows], { delimiter, record_delimiter: 'windows', escape_formulas: true });
  return encoding === 'gb18030'
    ? iconv.encode(text, 'gb18030')
    : iconv.encode(text, 'utf8', { addBOM: encoding === 'utf-8-bom' });
}
