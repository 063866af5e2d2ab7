import DataLoader from 'dataloader';
import { batchSize } from './batches';

/** Requests that come within this time are sent as one; milliseconds. */
const gather = 3;

/**
 * Joins requests for single logins, from whatever callers, into requests for a hundred logins. Nothing is cached.
 * @param read answers at most a hundred logins; a login that the platform does not know is absent
 */
export function byLogin<T>(read: (logins: readonly string[]) => Promise<Map<string, T>>) {
  const loader = new DataLoader<string, T | undefined>(
    async (logins) => {
      const found = await read([...new Set(logins)]);
      return logins.map((login) => found.get(login));
    },
    { cache: false, maxBatchSize: batchSize, batchScheduleFn: (send) => setTimeout(send, gather) },
  );
  return async (logins: readonly string[]): Promise<Map<string, T>> => {
    const found = new Map<string, T>();
    const all = await Promise.all(logins.map(async (login) => [login, await loader.load(login)] as const));
    for (const [login, one] of all) if (one !== undefined) found.set(login, one);
    return found;
  };
}
