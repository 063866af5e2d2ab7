import type { CacheEntry } from '../shared/data/public-cache';
import type { PublicQuery } from '../shared/data/public-query';

/** Runs a public call in the gateway's process, without HTTP. Never rejects. */
export type Read = (
  request: { method: string; path: string },
  args: Readonly<Record<string, unknown>>,
) => Promise<{ ok: true; data: unknown } | { ok: false; code: string; msg: string }>;

export interface QueryResults {
  data: Record<string, CacheEntry>;
  /** A query failed temporarily: the browser repeats it, and the page is not cached. */
  partial: boolean;
}

/** Runs the queries of a page in parallel. */
export async function runQueries(queries: readonly PublicQuery[], read: Read): Promise<QueryResults> {
  const answers = await Promise.all(
    queries.map(async ({ request, args, key, take }) => ({ key, take, answer: await read(request, args) })),
  );
  const data: Record<string, CacheEntry> = {};
  let partial = false;
  for (const { key, take, answer } of answers) {
    if (answer.ok) data[key] = { data: take(answer.data) };
    else if (answer.code === 'NOT_FOUND') data[key] = { failed: { code: answer.code, msg: answer.msg } };
    else partial = true;
  }
  return { data, partial };
}
