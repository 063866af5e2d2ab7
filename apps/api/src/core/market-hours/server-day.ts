import { zoneOffset } from './zones';

const hour = 3_600_000;
const dayMs = 24 * hour;

/**
 * Milliseconds by which the trading server's clock is ahead of UTC. The server's day ends at 17:00 in New York, so the offset is
 * GMT+2, or GMT+3 in US summer time.
 */
export const serverOffset = (at: number): number => zoneOffset('newYork', at) + 7 * hour;

/** The server's day at an instant, counted from 1970-01-01. */
export const serverDay = (at: number): number => Math.floor((at + serverOffset(at)) / dayMs);

/** The instant at which a server day begins. */
export function serverDayStart(day: number): number {
  const local = day * dayMs;
  return local - serverOffset(local - serverOffset(local));
}

/** Formats a server day as `YYYY-MM-DD`; dayNumber parses it. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;
