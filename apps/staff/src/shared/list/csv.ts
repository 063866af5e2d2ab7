import type { ListColumn } from './column';

// Without a byte order mark, Excel reads a file in the system's own encoding.
const BOM = '\uFEFF';
const decimal = /^-?\d+(\.\d+)?$/;

/** A spreadsheet runs a text that begins with one of these as a formula, so it gets a quote; a number stays unchanged. */
const inert = (text: string) => (/^[=+\-@\t\r＝＋－＠]/.test(text) && !decimal.test(text) ? `'${text}` : text);

const cell = (text: string) => {
  const safe = inert(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV that Excel opens: UTF-8 with a byte order mark, lines ended by CR LF, no text that would run as a formula. */
export function csvOf<R>(columns: readonly ListColumn<R>[], rows: readonly R[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return BOM + lines.map((texts) => `${texts.map(cell).join(',')}\r\n`).join('');
}
