import { waitFor } from '@portal/testkit';
import type { TestGateway } from './start-test-gateway';

/** A statement that locks what the requests need, for instance a row `for update`. */
export interface Held {
  text: string;
  values?: unknown[];
}

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Starts requests while a row or lock is held, and lets them go once `least` of them wait, for it or for each other. So they meet where
 * an act is too short to meet another one by chance. Returns their answers.
 */
export async function whileHeld<T>(
  { gateway: { db } }: TestGateway,
  { text, values = [] }: Held,
  least: number,
  start: () => Promise<T>[],
): Promise<T[]> {
  const { started } = await db.transaction(async (tx) => {
    await tx.rows('', text, values);
    const requests = start();
    await waitFor(async () => (await tx.rows('test.waiting', waiting)).length >= least, `${least} requests that wait`);
    return { started: requests };
  });
  return Promise.all(started);
}
