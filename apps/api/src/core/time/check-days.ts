import type { Fail } from '../errors/fail';

const maxDays = 366;

/** Refuses days that are in the wrong order or too many. */
export function checkDays(request: { startDate: string; endDate: string }, fail: Fail<'staff.range'>): void {
  const days = (Date.parse(request.endDate) - Date.parse(request.startDate)) / 86_400_000 + 1;
  if (days < 1 || days > maxDays) throw fail('staff.range', { fields: ['endDate'] });
}
