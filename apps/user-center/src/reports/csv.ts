import { csvRow } from '@portal/rules/plain-text';
import type { Field } from './field';

// Without a byte order mark, Excel reads a file in the system's own encoding.
const BOM = '\uFEFF';
/** Rows as CSV that Excel opens: UTF-8 with a byte order mark, lines ended by CR LF, no text that would run as a formula. */
export function csvOf<R>(fields: readonly Field<R>[], rows: readonly R[]): string {
  const lines = [fields.map(({ label }) => label), ...rows.map((row) => fields.map(({ text }) => text(row) ?? ''))];
  return BOM + lines.map(csvRow).join('');
}

/** File name of a report: the report, its filters, its first and last day. */
export function csvName(report: string, startDate: string, endDate: string, narrowed: readonly string[] = []): string {
  const parts = ['资金明细', report, ...narrowed.filter(Boolean), startDate, endDate];
  return `${parts.map((part) => part.replace(/[^\p{L}\p{N}.-]+/gu, '')).join('_')}.csv`;
}
