import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database';
import { addUnsigned } from './deposit.store';

const everyMs = 3_000;

/**
 * Counts callbacks that the channel has not signed, for staff. Whoever sends them causes at most one statement a reason in three
 * seconds. What could not be written is written with the next ones.
 */
export function countUnsigned(db: Db, channel: string, log: FastifyBaseLogger) {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [reason, times] of counts) {
      counts.delete(reason);
      await addUnsigned(db, channel, reason, times).catch((error: unknown) => {
        counts.set(reason, (counts.get(reason) ?? 0) + times);
        log.warn({ err: error, reason }, 'refused callbacks could not be counted');
      });
    }
  };
  return {
    add: (reason: string): void => {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      timer ??= setTimeout(() => void write(), everyMs).unref();
    },
    write,
  };
}
