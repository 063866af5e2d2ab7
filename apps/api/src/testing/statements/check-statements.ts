import type { Database } from '../../database/database';
import { readCatalogue } from './catalogue';
import { checkStatement } from './check-statement';
import { exceptions } from './exceptions';
import type { Statement } from './find-statements';
import { readSqlTypes } from './sql-types';

export interface Report {
  /** `transfer/transfer.store.ts:71 transfer.read: amount may be null` */
  differences: string[];
  /** Exceptions that no statement needs. */
  unneeded: string[];
  /** Statements whose text is known only when they run. */
  composed: string[];
  /** Columns of which nobody says whether they are NULL. */
  unknown: string[];
}

/** Describes all statements in one transaction, which is rolled back. */
export async function checkStatements(db: Database, statements: readonly Statement[]): Promise<Report> {
  const report: Report = { differences: [], unneeded: [], composed: [], unknown: [] };
  const needed = new Set<string>();
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const checked = { client, catalogue: await readCatalogue(client), types: await readSqlTypes(db.pool) };
    for (const { place, name, texts, others, row, values } of statements) {
      const what = `${place} ${name}`;
      if (!texts) report.composed.push(what);
      const described = [
        ...(texts ?? []).map((text) => ({ text, row })),
        ...others.map((text) => ({ text, row: undefined })),
      ];
      for (const { text, row: read } of described) {
        const { differences, unknown } = await checkStatement(checked, text, read, values);
        report.unknown.push(...unknown.map((column) => `${what}: ${column}`));
        for (const difference of differences) {
          const column = `${name}.${difference.replace(' may be null', '')}`;
          if (column in exceptions) needed.add(column);
          else report.differences.push(`${what}: ${difference}`);
        }
      }
    }
    await client.query('rollback');
  } finally {
    client.release();
  }
  report.unneeded = Object.keys(exceptions).filter((column) => !needed.has(column));
  return report;
}
