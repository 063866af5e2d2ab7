import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

const connectMs = 5_000;
const commandMs = 1_000;
const longestPauseMs = 2_000;
/** A stop waits no longer for the end of a connection that is lost. */
const disconnectMs = 100;

/**
 * Connects in the background and again whenever the connection is lost. Meanwhile commands fail at once and do not wait.
 * @param url `redis://` or `rediss://` with the password, or the path of a socket
 */
export function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Redis {
  const redis = new Redis(url, {
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    // A Redis that hangs costs the first command this time; the connection is then given up, and the next ones fail at once.
    socketTimeout: commandMs,
    disconnectTimeout: disconnectMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, longestPauseMs),
  });
  // One line an outage: it tries again every two seconds.
  let isReported = false;
  redis.on('ready', () => void (isReported = false));
  return redis.on('error', (error: NodeJS.ErrnoException) => {
    if (!isReported) log.warn({ code: error.code }, 'Redis is not reached');
    isReported = true;
  });
}
