import { isIsoDay } from './is-iso-day';

/**
 * Whether a value is a moment of 2000 to 2099 in UTC, written `YYYY-MM-DDTHH:MM:SSZ` with at most 6 places of a second. The day must
 * exist; there is no hour 24 and no second 60.
 */
export function isIsoMoment(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, day] = /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/.exec(value) ?? [];
  return isIsoDay(day);
}
