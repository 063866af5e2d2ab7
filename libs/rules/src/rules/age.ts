import { shanghaiDay } from '../kernel/shanghai-day';

const adultAge = 18;

/**
 * Full years between a birth date (`YYYY-MM-DD`, a valid date) and an instant's day in Asia/Shanghai; negative before birth. The
 * age rises on the birthday; for 29 February it rises on 1 March in years without that day.
 */
export function ageAt(birthDate: string, at: Date): number {
  const today = shanghaiDay(at);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether a customer is 18 or older at an instant. Applied by the gateway at addIdCard. Source: docs/rules.md, Forms. */
export function isAdult(birthDate: string, at: Date): boolean {
  return ageAt(birthDate, at) >= adultAge;
}
