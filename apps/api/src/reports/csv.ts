import { csvFile, type Column } from '../core/csv/csv';
import type { Bytes } from '../http/handler';
import type { Db } from '../database/database';
import type { ReportRequest } from './report-request';
import { readLines, readSums, type Line } from './reports.store';
import type { Numbers } from './to-report-row';

const batch = 500n;

/** All rows of a report, the newest first, read as they are sent. */
export function csvOf<Row>(
  db: Db,
  { list, numbers, startDate, endDate }: ReportRequest,
  toReportRow: (line: Line, numbers: Numbers) => Row,
  columns: readonly Column<Row>[],
): Promise<Bytes> {
  async function* read() {
    const { total, top } = await readSums(db, list, { startDate, endDate });
    const last = top - total;
    for (let high = top; high > last; high -= batch) {
      const low = high - batch > last ? high - batch : last;
      const lines = await readLines(db, list, high, low + 1n);
      yield lines.map((line) => toReportRow(line, numbers));
    }
  }
  return csvFile(`${list.kind}-${startDate}-${endDate}.csv`, columns, read());
}
