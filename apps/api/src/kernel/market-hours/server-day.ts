import { zoneOffset } from './zones';

const hour = 3_600_000;
const dayMs = 24 * hour;

/** The trading server's clock is ahead of UTC by this: its day ends with New York's at 17:00 (GMT+2, +3 in US summer). */
export const serverOffset = (at: number): number => zoneOffset('newYork', at) + 7 * hour;

/** The server's day at an instant, counted from 1970-01-01. */
export const serverDay = (at: number): number => Math.floor((at + serverOffset(at)) / dayMs);

/** The instant at which a server day begins. */
export function serverDayStart(day: number): number {
  const local = day * dayMs;
  return local - serverOffset(local - serverOffset(local));
}

/** `YYYY-MM-DD` of a server day, and back. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;
