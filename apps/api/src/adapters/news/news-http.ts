import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Headline, NewsFeed } from '../../ports';
import { readNews } from './read-news';

const POLL_MS = 300_000;
const MOST_BYTES = 2_000_000;

/** The body of a response, refused as soon as it is too long. */
async function bodyOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads market news from `url` every five minutes: RSS 2.0, Atom or JSON Feed, in UTF-8. When the source fails, the last headlines stay.
 */
export function newsHttp(url: string, log: Pick<FastifyBaseLogger, 'warn'>, pollMs = POLL_MS): NewsFeed {
  let known: readonly Headline[] = [];
  const stop = new AbortController();

  const poll = async () => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]);
    const answer = await fetch(url, { signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { list, wrong } = readNews(await bodyOf(answer), Date.now());
    known = list;
    if (wrong > 0) log.warn({ items: wrong }, 'the feed of market news has items that are none');
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      await poll().catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: error }, 'the feed of market news cannot be read');
      });
      await sleep(pollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    newest: () => known,
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
