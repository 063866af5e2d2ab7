import { shanghaiDay } from '../kernel/shanghai-day';
import { idNumber } from './id-number';

/** `birthDate` is `YYYY-MM-DD`, null when the number holds no valid date; `reason` names the first error. */
export type IdNumberCheck =
  | { readonly ok: true; readonly birthDate: string; readonly reason: null }
  | { readonly ok: false; readonly birthDate: string | null; readonly reason: 'format' | 'birth-date' | 'check-digit' };

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';
const firstDay = '1900-01-01';

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * Checks a resident identity number: birth date and check digit (GB 11643-1999, ISO 7064 MOD 11-2). A birth date is impossible
 * when the calendar has no such day, before 1900, or after the day of `at` in Asia/Shanghai. Applied by the gateway at addIdCard,
 * never by a form. Source: docs/rules.md, Forms.
 */
export function checkIdNumber(value: string, at: Date): IdNumberCheck {
  if (!idNumber.test(value)) return { ok: false, birthDate: null, reason: 'format' };
  const birthDate = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  if (!isRealDay(birthDate) || birthDate < firstDay || birthDate > shanghaiDay(at)) {
    return { ok: false, birthDate: null, reason: 'birth-date' };
  }
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  if (value[17] !== checkDigits[sum % 11]) return { ok: false, birthDate, reason: 'check-digit' };
  return { ok: true, birthDate, reason: null };
}
