import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { outageLog } from '../observability/outage-log';
import { readText } from './read-answer';

const PATIENCE_MS = 10_000;

interface Polling {
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  pollMs: number;
  /** The log's message if the feed cannot be read. */
  failed: string;
}

/**
 * Reads a text from `url` now and then every `pollMs`, until `close`. An outage is logged, and the next read is on time.
 * @param take gets each text; it may throw
 */
export function pollUrl(url: string, { log, pollMs, failed }: Polling, take: (text: string) => void) {
  const stop = new AbortController();
  const outage = outageLog(log, failed);

  const poll = async () => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const answer = await fetch(url, { signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    take(await readText(answer));
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      await poll().then(outage.worked, (error: unknown) => {
        if (!stop.signal.aborted) outage.failed(error);
      });
      await sleep(pollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
