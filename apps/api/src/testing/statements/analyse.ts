import type { PoolClient, QueryResult } from 'pg';
import { readNodeTree, type Node, type Value } from './node-tree';

/**
 * PostgreSQL's analysis of the last statement of a text. It stores one for a function whose body is written `begin atomic`; the
 * function is rolled back. Needs an open transaction, and throws what PostgreSQL refuses.
 * @param signature name, parameters and result of the function
 */
export async function analyse(client: PoolClient, signature: string, text: string): Promise<Node | undefined> {
  const [name = ''] = signature.split('(');
  // One message: there are hundreds of texts.
  const results = (await client.query(`
    savepoint analysis;
    create function pg_temp.${signature} language sql begin atomic ${text.trim().replace(/;$/, '')}; end;
    select prosqlbody::text as body from pg_proc where proname = '${name}' and pronamespace = pg_my_temp_schema();
    rollback to savepoint analysis;
    release savepoint analysis`)) as unknown as QueryResult<{ body: string | null }>[];
  const body = results.flatMap(({ rows }) => rows)[0]?.body;
  return body ? lastOf(readNodeTree(body)) : undefined;
}

/** The last statement of a body. */
export function lastOf(body: Value): Node | undefined {
  let found: Value | undefined = body;
  while (Array.isArray(found)) found = found.at(-1) as Value | undefined;
  return found as Node | undefined;
}

/** Goes on after a text that PostgreSQL refused. */
export const orUndefined = async <T>(client: PoolClient, work: () => Promise<T>): Promise<T | undefined> => {
  await client.query('savepoint attempt');
  try {
    return await work();
  } catch {
    return undefined;
  } finally {
    await client.query('rollback to savepoint attempt; release savepoint attempt');
  }
};
