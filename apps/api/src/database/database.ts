import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Rows } from './rows';

/**
 * Runs named statements. A name must belong to one text, because PostgreSQL refuses the same name for another text. The row is the
 * one that `npm run rows` has generated for the name, or, for a statement that has yet to follow, a type that is stated by hand.
 */
export interface Db {
  rows<Name extends keyof Rows>(name: Name, text: string, values?: unknown[]): Promise<Rows[Name][]>;
  rows<T extends object>(name: string, text: string, values?: unknown[]): Promise<T[]>;
  /** Exactly one row. */
  row<Name extends keyof Rows>(name: Name, text: string, values?: unknown[]): Promise<Rows[Name]>;
  row<T extends object>(name: string, text: string, values?: unknown[]): Promise<T>;
  maybe<Name extends keyof Rows>(name: Name, text: string, values?: unknown[]): Promise<Rows[Name] | undefined>;
  maybe<T extends object>(name: string, text: string, values?: unknown[]): Promise<T | undefined>;
}

export interface Database extends Db {
  readonly pool: Pool;
  /** Whether PostgreSQL refuses what writes. */
  readonly isReadOnly: boolean;
  /**
   * Runs `work` in one transaction, and again from the start after a serialisation failure (40001) or deadlock (40P01). With
   * `snapshot` all statements see the database at one moment; with `readOnly` PostgreSQL refuses what writes.
   */
  transaction<T>(work: (tx: Db) => Promise<T>, options?: { snapshot?: boolean; readOnly?: boolean }): Promise<T>;
  close(): Promise<void>;
}

const types = {
  // int8 is read as bigint, because amounts of money are int8.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? BigInt : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

type Query = <T extends object>(statement: QueryConfig) => Promise<QueryResult<T>>;

/** Runs one statement. `pool.query` closes the connection after any error, also where a statement was only refused. */
const onPool =
  (pool: Pool): Query =>
  (statement) =>
    whileOutdated(pool, async () => {
      const client = await pool.connect();
      try {
        const result = await client.query(statement);
        client.release();
        return result;
      } catch (error) {
        client.release(!isRefusal(error));
        throw error;
      }
    });

/**
 * A table was changed since the connection prepared its statement, which fails from then on, before it does anything. An upgrade
 * changes tables while gateways serve.
 */
const isOutdated = (error: unknown) =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Tries again while the connection is outdated. It is closed each time, and as many as the pool has may be. */
async function whileOutdated<T>(pool: Pool, run: () => Promise<T>): Promise<T> {
  for (let left = pool.options.max; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !isOutdated(error)) throw error;
    }
  }
}

/** Whether only the statement failed: the connection works, and keeps its plans. */
const isRefusal = (error: unknown) =>
  error instanceof DatabaseError && error.severity === 'ERROR' && !isOutdated(error);

function over(query: Query): Db {
  const rows = async <T extends object>(name: string, text: string, values: unknown[] = []): Promise<T[]> => {
    const result = await query<T>({ name, text, values });
    return result.rows;
  };
  return {
    rows,
    async row<T extends object>(name: string, text: string, values?: unknown[]) {
      const [first, ...others] = await rows<T>(name, text, values);
      if (first === undefined || others.length > 0) throw new Error(`${name}: expected one row`);
      return first;
    },
    async maybe<T extends object>(name: string, text: string, values?: unknown[]) {
      return (await rows<T>(name, text, values))[0];
    },
  };
}

/** Whether the error was reported by PostgreSQL; its `code` is the SQLSTATE. */
export const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof DatabaseError;

/** Whether a statement failed because a row with the same unique key exists. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23505';

const CLOSE_TIMEOUT_MS = 2_000;
const retried = new Set(['40001', '40P01']);

async function inTransaction<T>(pool: Pool, begin: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work((statement) => client.query(statement));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back, or whose statements are outdated, is closed and not returned to the pool.
    await client.query('rollback').then(
      () => client.release(isOutdated(error)),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

/** Opens a pool of at most `max` connections. The time-outs prevent one blocked caller from blocking the others. */
export function openDatabase(url: string, max = 20): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    types,
    application_name: 'portal',
    connectionTimeoutMillis: 5_000,
    // A new connection first plans every statement of a posting, which takes 30 ms, so an idle connection stays open for a while.
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // The server may close an idle connection; the pool replaces it.
  pool.on('error', () => undefined);
  // The server may also close a connection between two statements of a transaction. The next statement then fails. Without a
  // listener the error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  return {
    ...over(onPool(pool)),
    pool,
    isReadOnly: false,
    async transaction(work, { snapshot = false, readOnly = false } = {}) {
      const begin = `begin${snapshot ? ' isolation level repeatable read' : ''}${readOnly ? ' read only' : ''}`;
      for (let attempt = 1; ; attempt++) {
        try {
          return await whileOutdated(pool, () => inTransaction(pool, begin, (query) => work(over(query))));
        } catch (error) {
          if (attempt >= 5 || !(error instanceof DatabaseError) || !retried.has(error.code ?? '')) throw error;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
        }
      }
    },
    async close() {
      await pool.end();
      // pool.end() does not wait until the connections are closed. If the database stopped now, each of them would raise an error.
      const ended = Promise.all([...open].map((client) => new Promise<void>((done) => client.once('end', done))));
      await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * The same database for a caller that must not write: PostgreSQL refuses what would (25006, read_only_sql_transaction). By
 * transactions and not by a setting of the connection, which serves others too.
 */
export function readOnly(db: Database): Database {
  const alone: Query = (statement) =>
    whileOutdated(db.pool, () => inTransaction(db.pool, 'begin read only', (query) => query(statement)));
  return {
    ...db,
    ...over(alone),
    isReadOnly: true,
    transaction: (work, options) => db.transaction(work, { ...options, readOnly: true }),
  };
}
