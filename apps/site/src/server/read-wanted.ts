import type { Known } from '../shared/data/public-data';
import type { Wanted } from '../shared/data/wanted';

/** Answers a public call as the gateway does, without the way over HTTP. Never rejects. */
export type Read = (
  wire: { method: string; path: string },
  args: Readonly<Record<string, unknown>>,
) => Promise<{ ok: true; data: unknown } | { ok: false; code: string; msg: string }>;

export interface ReadWanted {
  known: Record<string, Known>;
  /** Something could not be had now: the browser will ask for it, and the page is not worth keeping. */
  partial: boolean;
}

/** Reads what a page shows, all at once. */
export async function readWanted(wanted: readonly Wanted[], read: Read): Promise<ReadWanted> {
  const answers = await Promise.all(
    wanted.map(async ({ wire, args, key, take }) => ({ key, take, answer: await read(wire, args) })),
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
