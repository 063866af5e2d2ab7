import { useSyncExternalStore } from 'react';
import { useClockOffset } from '../browser/use-clock-offset';
import { startOfDay } from './date-range';

const LOOK_EVERY_MS = 10_000;

const listen = (look: () => void) => {
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

/**
 * The first moment of the current day in Beijing, in ms, by the gateway's clock. It changes at midnight, so that a list up to today
 * also includes what happens then on a page that stays open.
 */
export function useToday(): number {
  const offset = useClockOffset() ?? 0;
  return useSyncExternalStore(listen, () => startOfDay(Date.now() + offset));
}
