import { stringify } from 'csv-stringify/sync';
import iconv from 'iconv-lite';
import type { CsvProfile } from '../../../core/payouts/csv-profile';
import { cellsOf } from './cells-of';
import type { PayoutFile } from './payout-line';

/** The file of a batch as its bank takes it. A text that a spreadsheet would run as a formula gets a quote. */
export function writeCsv(file: PayoutFile, { encoding, delimiter, header, columns }: CsvProfile): Buffer {
  const heads = header ? [columns.map(({ head }) => head)] : [];
  const rows = [...heads, ...cellsOf(file, columns)];
  const text = stringify(rows, { delimiter, record_delimiter: 'windows', escape_formulas: true });
  return encoding === 'gb18030'
    ? iconv.encode(text, 'gb18030')
    : iconv.encode(text, 'utf8', { addBOM: encoding === 'utf-8-bom' });
}
