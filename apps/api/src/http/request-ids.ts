import { randomFillSync } from 'node:crypto';

const bytes = 12;
/** How many ids a draw of random bytes is for. */
const drawn = 512;

/** Makes the ids of requests: random, so that nobody guesses another one's. The system is asked for many at once. */
export function requestIds(): () => string {
  const pool = Buffer.alloc(bytes * drawn);
  let at = pool.length;
  return () => {
    if (at === pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    at += bytes;
    return pool.toString('base64url', at - bytes, at);
  };
}
