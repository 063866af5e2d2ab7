import type { Db } from '../../database/database';

export type StoredOutcome = 'new' | 'exists' | 'phoneTaken' | 'idTaken';

interface LineOutcome {
  line: number;
  outcome: StoredOutcome;
}

/** Numbers for new customers. A number that is not used in the end is left out for good. */
export const customerIds = async (db: Db, count: number): Promise<bigint[]> =>
  (
    await db.rows(
      'customer.importIds',
      `select nextval(pg_get_serial_sequence('customer.customer', 'id')) as id from generate_series(1, $1::int)`,
      [count],
    )
  ).map(({ id }) => id);

export const importOutcomes = (
  db: Db,
  nation: string,
  rows: readonly { line: number; phone: string; idIndex: string | undefined }[],
) =>
  db.rows<LineOutcome>(
    'customer.importOutcomes',
    `select x.line, customer.import_outcome($1, x.phone, decode(x."idIndex", 'hex')) as outcome
     from jsonb_to_recordset($2) as x (line int, phone text, "idIndex" text)`,
    [nation, JSON.stringify(rows)],
  );

export interface NewCustomer {
  line: number;
  id: string;
  nation: string;
  phone: string;
  inviteCode: string;
  name: string | undefined;
  idEncrypted: string | undefined;
  idIndex: string | undefined;
  idMask: string | undefined;
}

export const insertCustomers = (tx: Db, rows: readonly NewCustomer[]) =>
  tx.rows<LineOutcome>('customer.importCustomers', 'select line, outcome from customer.import_customers($1)', [
    JSON.stringify(rows),
  ]);
