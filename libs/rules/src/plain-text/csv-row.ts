import { beginsFormula } from './begins-formula';
import { oneLine } from './one-line';

const figure = /^-?\d+(\.\d+)?$/;

/** A text that a spreadsheet would run is shown instead; a figure stays a figure. */
const inert = (text: string) => (beginsFormula(text) && !figure.test(text) ? `'${text}` : text);

function cell(text: string): string {
  const safe = inert(oneLine(text));
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a CSV file: exactly one line, ended by CR LF, no text of which runs as a formula. Every CSV of ours is made of these. */
export const csvRow = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`;
