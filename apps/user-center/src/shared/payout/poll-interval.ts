import { isOpen, type Payout } from './payout';

const EAGER_MS = 3_000;
const PATIENT_MS = 15_000;
const RECENT_MS = 60_000;

/** The polling interval in ms for a list received at `now` (ms): short while an open entry is recent, 0 if none is open. */
export function pollInterval(
  list: readonly Pick<Payout, 'displayStatus' | 'updatedAt'>[] | undefined,
  now: number,
): number {
  const open = list?.filter(isOpen) ?? [];
  if (open.length === 0) return 0;
  return open.some(({ updatedAt }) => now - Date.parse(updatedAt) < RECENT_MS) ? EAGER_MS : PATIENT_MS;
}
