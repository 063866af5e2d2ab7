import type { Database } from '../../database/database';
import { readCatalogue } from './catalogue';
import { checkStatement } from './check-statement';
import { exceptions } from './exceptions';
import type { NamedRow } from './rows-text';
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
  /** What the statements return whose rows the code does not state itself. */
  rows: NamedRow[];
}

/** Describes all statements in one transaction, which is rolled back. */
export async function checkStatements(db: Database, statements: readonly Statement[]): Promise<Report> {
  const report: Report = { differences: [], unneeded: [], composed: [], unknown: [], rows: [] };
  const needed = new Set<string>();
  const textOfName = new Map<string, string>();
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    // The checks between two questions may take long on a busy machine.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const checked = { client, catalogue: await readCatalogue(client), types: await readSqlTypes(db.pool) };
    for (const { place, name, isNamed, isCast, texts, others, row, values } of statements) {
      const what = `${place} ${name}`;
      if (!texts) report.composed.push(what);
      if (isNamed && texts?.[0] !== (textOfName.get(name) ?? texts?.[0]))
        report.differences.push(`${what}: is the name of another text too`);
      if (isNamed && texts?.[0]) textOfName.set(name, texts[0]);
      const described = [
        ...(texts ?? []).map((text) => ({ text, row, isRow: true })),
        // Conditions of a list prove more of its row than every page has.
        ...others.map((text) => ({ text, row: undefined, isRow: false })),
      ];
      for (const { text, row: read, isRow } of described) {
        const { columns, differences, unknown } = await checkStatement(checked, text, read, values);
        if (isNamed && isRow && !isCast) report.rows.push({ name, columns });
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
