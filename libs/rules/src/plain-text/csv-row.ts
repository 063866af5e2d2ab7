import { oneLine } from './one-line';

const figure = /^-?\d+(\.\d+)?$/;

/** A spreadsheet runs a text that begins with one of these as a formula, also behind blanks; a figure stays a figure. */
const inert = (text: string) => (/^[\s\p{Z}]*[=+\-@＝＋－＠]/u.test(text) && !figure.test(text) ? `'${text}` : text);

function cell(text: string): string {
  const safe = inert(oneLine(text));
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a CSV file: exactly one line, ended by CR LF, no text of which runs as a formula. Every CSV of ours is made of these. */
export const csvRow = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`;
