import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './import-error';

/** One line of a file: its number, counted from 1 with the header, and its values by column. */
export interface FileLine {
  line: number;
  values: Readonly<Record<string, string>>;
}

/**
 * Reads a CSV file in UTF-8 whose first line names the columns, in any order.
 * @throws ImportError for another encoding, missing or unknown columns, or a line that is not CSV
 */
export function readLines(bytes: Buffer, columns: readonly string[]): FileLine[] {
  try {
    const read = parse(decode(bytes), {
      bom: true,
      columns: (header: string[]) => checkHeader(header, columns),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return read.map(({ record, info }) => ({
      line: info.lines,
      values: Object.fromEntries(columns.map((name) => [name, record[name] ?? ''])),
    }));
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`文件不是有效的 CSV（第 ${String(error['lines'])} 行）`);
    throw error;
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ImportError('文件必须是 UTF-8 编码的 CSV');
  }
}

function checkHeader(header: readonly string[], columns: readonly string[]): string[] {
  const missing = columns.filter((name) => !header.includes(name));
  const unknown = header.filter((name, at) => !columns.includes(name) || header.indexOf(name) !== at);
  if (missing.length + unknown.length > 0) throw new ImportError(`首行的列名必须是：${columns.join(',')}`);
  return [...header];
}
