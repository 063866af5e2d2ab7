import { csvRow } from '@portal/rules/plain-text';
import { beijing } from '@portal/ui';
import type { ListColumn } from './column';

// Without a byte order mark, Excel reads a file in the system's own encoding.
const BOM = '\uFEFF';
/** A moment as the API gives it. */
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;

/**
 * Rows as CSV that Excel opens: UTF-8 with a byte order mark, lines ended by CR LF, no text that would run as a formula. Moments are in
 * Beijing's time, as on the screen.
 */
export function csvOf<R>(columns: readonly ListColumn<R>[], rows: readonly R[]): string {
  const texts = columns.map(({ head, text }) => {
    const cells = rows.map(text);
    const inBeijing = cells.map((cell) => cell.replace(moment, (at) => beijing(at) ?? at));
    return [cells.every((cell, at) => cell === inBeijing[at]) ? head : `${head}（北京时间）`, ...inBeijing];
  });
  const lines = Array.from({ length: rows.length + 1 }, (_, line) => texts.map((column) => column[line] ?? ''));
  return BOM + lines.map(csvRow).join('');
}
