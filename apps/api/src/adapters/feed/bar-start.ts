import { serverOffset } from '../../core/market-hours';
import type { Interval } from '../../ports';

const minute = 60_000;
const intervalMs: Readonly<Record<Interval, number>> = {
  M1: minute,
  M5: 5 * minute,
  M15: 15 * minute,
  H1: 60 * minute,
  H4: 240 * minute,
  D1: 1_440 * minute,
};

/** The first instant of the bar that an instant lies in. */
export function barStart(interval: Interval, at: number): number {
  const length = intervalMs[interval];
  // Bars longer than an hour keep the server's clock, so that a day ends with New York's.
  const offset = length > intervalMs.H1 ? serverOffset(at) : 0;
  return Math.floor((at + offset) / length) * length - offset;
}

/** The first instant after the bar that begins at `at`. */
export function barEnd(interval: Interval, at: number): number {
  const length = intervalMs[interval];
  if (length <= intervalMs.H1) return at + length;
  // The server's clock may change within: an hour and a half later is in the next bar either way.
  return barStart(interval, at + length + 90 * minute);
}
