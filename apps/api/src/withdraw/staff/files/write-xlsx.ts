import writeExcelFile from 'write-excel-file/node';
import { usualProfile } from '../../../core/payouts/csv-profile';
import { cellsOf } from './cells-of';
import type { PayoutFile } from './payout-line';

/** A sheet of text cells: a spreadsheet program shows a number of 19 digits as it is, and runs nothing. */
export function writeXlsx(file: PayoutFile): Promise<Buffer> {
  const heads = usualProfile.columns.map(({ head }) => head);
  const rows = [heads, ...cellsOf(file, usualProfile.columns)];
  return writeExcelFile(
    rows.map((cells) => cells.map((value) => ({ type: String, value }))),
    { sheet: file.number },
  ).toBuffer();
}
