/**
 * Whether a value is a day of 2000 to 2099 that exists, written `YYYY-MM-DD`. It is read and written back, because `Date` takes
 * 30 February for 2 March.
 */
export function isIsoDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
