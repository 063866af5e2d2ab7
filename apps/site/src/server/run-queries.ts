import type { Known } from '../shared/data/public-data';
import type { PublicQuery } from '../shared/data/public-query';

/** Runs a public call in the gateway's process, without HTTP. Never rejects. */
export type Read = (
  request: { method: string; path: string },
  args: Readonly<Record<string, unknown>>,
) => Promise<{ ok: true; data: unknown } | { ok: false; code: string; msg: string }>;

export interface QueryResults {
  known: Record<string, Known>;
  /** A query failed temporarily: the browser repeats it, and the page is not cached. */
  partial: boolean;
}

/** Runs the queries of a page in parallel. */
export async function runQueries(queries: readonly PublicQuery[], read: Read): Promise<QueryResults> {
  const answers = await Promise.all(
    queries.map(async ({ request, args, key, take }) => ({ key, take, answer: await read(request, args) })),
  );
  const known: Record<string, Known> = {};
  let partial = false;
  for (const { key, take, answer } of answers) {
    if (answer.ok) known[key] = { data: take(answer.data) };
    else if (answer.code === 'NOT_FOUND') known[key] = { failed: { code: answer.code, msg: answer.msg } };
    else partial = true;
  }
  return { known, partial };
}
