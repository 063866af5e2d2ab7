import { DatabaseError, type PoolClient } from 'pg';
import type { SqlFile } from './schema-files';

/** A table, function, type or schema that does not exist yet. */
const missing = new Set(['42P01', '42883', '42704', '3F000', '42703']);

/**
 * Runs files in the order of their dependencies: a file that needs an object which does not exist yet is run again after the
 * others. Files need not declare their dependencies.
 * @throws the error of the first file once no remaining file can be run
 */
export async function runInOrder(client: PoolClient, files: readonly SqlFile[]): Promise<void> {
  let waiting = files;
  while (waiting.length > 0) {
    const failed: { file: SqlFile; cause: DatabaseError }[] = [];
    for (const file of waiting) {
      const cause = await tryRun(client, file);
      if (cause) failed.push({ file, cause });
    }
    const [first] = failed;
    if (first && failed.length === waiting.length) {
      throw new Error(`${first.file.path}: ${first.cause.message}`, { cause: first.cause });
    }
    waiting = failed.map(({ file }) => file);
  }
}

async function tryRun(client: PoolClient, { path, text }: SqlFile): Promise<DatabaseError | undefined> {
  await client.query('savepoint file');
  try {
    await client.query(text);
    await client.query('release savepoint file');
    return undefined;
  } catch (cause) {
    await client.query('rollback to savepoint file');
    if (cause instanceof DatabaseError && missing.has(cause.code ?? '')) return cause;
    throw new Error(`${path}: ${String(cause)}`, { cause });
  }
}
