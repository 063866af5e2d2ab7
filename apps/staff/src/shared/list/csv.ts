import { csvRow } from '@portal/rules/plain-text';
import type { ListColumn } from './column';

// Without a byte order mark, Excel reads a file in the system's own encoding.
const BOM = '\uFEFF';
/** Rows as CSV that Excel opens: UTF-8 with a byte order mark, lines ended by CR LF, no text that would run as a formula. */
export function csvOf<R>(columns: readonly ListColumn<R>[], rows: readonly R[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return BOM + lines.map(csvRow).join('');
}
