import type { PoolClient } from 'pg';
import { runInOrder } from './run-in-order';
import { functionOf, type SqlFile } from './schema-files';

/**
 * Creates or replaces functions from their files. A function whose arguments or result have changed is dropped first.
 * @throws if another object depends on a function that must be dropped; a migration has to drop that object
 */
export async function createFunctions(client: PoolClient, files: readonly SqlFile[]): Promise<void> {
  const before = new Map<string, string[]>();
  for (const file of files) before.set(file.path, await signaturesOf(client, file));
  for (const file of files) await dropIfChanged(client, file, before.get(file.path) ?? []);
  await runInOrder(client, files);
}

/** Drops the function of a file that no longer exists. */
export async function dropFunction(client: PoolClient, path: string): Promise<void> {
  for (const signature of await signaturesOf(client, { path })) await client.query(`drop function ${signature}`);
}

/** Runs the file in a savepoint and compares the signatures, because only PostgreSQL can parse them. */
async function dropIfChanged(client: PoolClient, file: SqlFile, before: readonly string[]): Promise<void> {
  if (before.length === 0) return;
  await client.query('savepoint signature');
  let same: boolean;
  try {
    await client.query(file.text);
    const after = await signaturesOf(client, file);
    same = after.length === before.length && after.every((signature) => before.includes(signature));
  } catch {
    // The result type or the argument names differ, or the file needs an object that is created later in this run.
    same = false;
  }
  await client.query('rollback to savepoint signature');
  if (same) return;
  for (const signature of before) await client.query(`drop function ${signature}`);
}

async function signaturesOf(client: PoolClient, file: Pick<SqlFile, 'path'>): Promise<string[]> {
  const { schema, name } = functionOf(file);
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = $1 and p.proname = $2 order by 1`,
    [schema, name],
  );
  return rows.map(({ signature }) => signature);
}
