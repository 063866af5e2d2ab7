import { isOpen, type Payout } from './payout';

const EAGER_MS = 3_000;
const PATIENT_MS = 15_000;
const FRESH_MS = 60_000;

/** How soon to ask again for a list that came at `now` (ms): often while something in it is new, never where all is over. */
export function pollInterval(
  list: readonly Pick<Payout, 'displayStatus' | 'updatedAt'>[] | undefined,
  now: number,
): number {
  const open = list?.filter(isOpen) ?? [];
  if (open.length === 0) return 0;
  return open.some(({ updatedAt }) => now - Date.parse(updatedAt) < FRESH_MS) ? EAGER_MS : PATIENT_MS;
}
