import { Readable } from 'node:stream';
import type { Bytes } from '../http/handler';
import type { Db } from '../database/database';
import type { AskedReport } from './asked-report';
import { readLines, readSums, type Line } from './reports.store';
import type { Numbers } from './to-report-row';

/** A column of a file: its head and what a row has in it. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string];

const batch = 500n;
// Excel takes a file without it for the system's own encoding.
export const bom = '\uFEFF';
const figure = /^-?\d+(\.\d+)?$/;

/** A spreadsheet runs a text that begins with one of these as a formula; a figure stays a figure. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) && !figure.test(text) ? `'${text}` : text);

export function cell(text: string): string {
  const safe = inert(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a file. */
export const csvRow = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`;

/** `2026-03-18 09:30:00` by Beijing's clock. */
export const beijingTime = (iso: string): string =>
  new Date(Date.parse(iso) + 28_800_000).toISOString().slice(0, 19).replace('T', ' ');

/** All rows of a report, the newest first, read as they are sent: memory does not grow with the report. */
export function csvOf<Row>(
  db: Db,
  { list, numbers, startDate, endDate }: AskedReport,
  toReportRow: (line: Line, numbers: Numbers) => Row,
  columns: readonly Column<Row>[],
): Bytes {
  async function* write() {
    yield bom + csvRow(columns.map(([head]) => head));
    const { total, top } = await readSums(db, list, { startDate, endDate });
    const last = top - total;
    for (let high = top; high > last; high -= batch) {
      const low = high - batch > last ? high - batch : last;
      const lines = await readLines(db, list, high, low + 1n);
      const rows = lines.map((line) => toReportRow(line, numbers));
      yield rows.map((one) => csvRow(columns.map(([, read]) => read(one)))).join('');
    }
  }
  return {
    type: 'text/csv; charset=utf-8',
    // Strings, one at a time: buffers would lie outside the heap until the next full collection.
    bytes: Readable.from(write(), { objectMode: true, highWaterMark: 1 }),
    fileName: `${list.kind}-${startDate}-${endDate}.csv`,
  };
}
