import type { Db } from '../database/database';
import { pageOf, type PageOf } from '../database/page-of';
import type { ReportRequest } from './report-request';
import { readLines, readSums, type Line, type Sums } from './reports.store';
import type { Numbers } from './to-report-row';

interface Paging {
  pageNo?: number;
  pageSize?: number;
}

/** A page of a report and the sums of all of it. Lines are numbered, so that a page far back costs what the first does. */
export async function readPage<Row>(
  db: Db,
  { list, numbers, ...days }: ReportRequest,
  request: Paging,
  toReportRow: (line: Line, numbers: Numbers) => Row,
): Promise<PageOf<Row> & { sums: Sums }> {
  const { pageNo, pageSize, offset } = pageOf(request);
  const sums = await readSums(db, list, days);
  const rest = sums.total - BigInt(offset);
  const high = sums.top - BigInt(offset);
  const size = rest < BigInt(pageSize) ? rest : BigInt(pageSize);
  const lines = rest > 0n ? await readLines(db, list, high, high - size + 1n) : [];
  return { list: lines.map((line) => toReportRow(line, numbers)), pageNo, pageSize, total: Number(sums.total), sums };
}
