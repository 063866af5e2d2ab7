import { ImportError } from './import-error';
import { readLines, type FileLine } from './read-lines';

/** What happens to a line: it is new, it was imported before, or it cannot be imported. */
export type Outcome = 'new' | 'exists' | { fault: string };

/** A line whose values are valid. */
export interface ImportRow<T> {
  line: number;
  row: T;
}

export interface Import<T> {
  columns: readonly string[];
  /** Lines of one transaction. */
  batch: number;
  /** The values of a line, or its fault. */
  check(values: FileLine['values']): T | { fault: string };
  /** Values that only one line of the file may have, with what to say about a second one. */
  keys(row: T): readonly { key: string; fault: string }[];
  /** The outcome of each row, by line. With `apply` the new ones are written, in one transaction. A repeat changes nothing. */
  carryOut(rows: readonly ImportRow<T>[], apply: boolean): Promise<ReadonlyMap<number, Outcome>>;
}

/** Batches under way at a time: while one waits for the platform, another is written. */
const atOnce = 4;

export interface ImportReport {
  lines: number;
  added: number;
  existing: number;
  faults: { line: number; fault: string }[];
}

export interface ImportOptions {
  apply: boolean;
  progress(done: number, all: number): void;
}

/**
 * Imports a file, or only reports what an import would do. Lines with a fault are left out. A run that was interrupted is repeated:
 * lines that are imported already are skipped.
 */
export async function runImport<T>(
  bytes: Buffer,
  { columns, batch, check, keys, carryOut }: Import<T>,
  { apply, progress }: ImportOptions,
): Promise<ImportReport> {
  const lines = readLines(bytes, columns);
  if (lines.length === 0) throw new ImportError('文件没有数据行');
  const report: ImportReport = { lines: lines.length, added: 0, existing: 0, faults: [] };
  const seen = new Map<string, number>();
  const rows: ImportRow<T>[] = [];
  for (const { line, values } of lines) {
    const row = check(values);
    if (isFault(row)) report.faults.push({ line, fault: row.fault });
    else if (isFirst(seen, line, keys(row), report)) rows.push({ line, row });
  }
  let started = 0;
  let done = 0;
  const carryOutBatches = async () => {
    while (started < rows.length) {
      const some = rows.slice(started, (started += batch));
      for (const [line, outcome] of await carryOut(some, apply)) {
        if (outcome === 'new') report.added += 1;
        else if (outcome === 'exists') report.existing += 1;
        else report.faults.push({ line, fault: outcome.fault });
      }
      progress((done += some.length), rows.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carryOutBatches));
  report.faults.sort((a, b) => a.line - b.line);
  return report;
}

const isFault = (row: unknown): row is { fault: string } => typeof row === 'object' && row !== null && 'fault' in row;

/** Whether no earlier line has one of the keys. Otherwise the line is reported. */
function isFirst(
  seen: Map<string, number>,
  line: number,
  keys: readonly { key: string; fault: string }[],
  report: ImportReport,
): boolean {
  const twice = keys.find(({ key }) => seen.has(key));
  if (twice) {
    report.faults.push({ line, fault: `${twice.fault}（与第 ${seen.get(twice.key)} 行相同）` });
    return false;
  }
  for (const { key } of keys) seen.set(key, line);
  return true;
}
