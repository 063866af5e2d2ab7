import { shanghaiDay } from '../kernel/shanghai-day';

const adultAge = 18;

/**
 * Full years between a birth date (`YYYY-MM-DD`, a real date) and the day an instant is in Asia/Shanghai; negative
 * before birth. A year is full on the birthday; who is born on 29 February is a year older on 1 March where a year has none.
 */
export function ageAt(birthDate: string, at: Date): number {
  const today = shanghaiDay(at);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether a customer is 18 or older at an instant. Applied by the gateway at addIdCard. Source: decisions.md §4. */
export function isAdult(birthDate: string, at: Date): boolean {
  return ageAt(birthDate, at) >= adultAge;
}
