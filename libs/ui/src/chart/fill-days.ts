import { isIsoDay } from '@portal/rules/dates';

/** A value of one day: `day` is `YYYY-MM-DD`, `value` a decimal string. */
export type DayValue = { day: string; value: string };

const DAY_MS = 86_400_000;

/**
 * All days from the first to the last given one, in order, each once; days without data, or with what is none, have no value. An axis of only the given
 * days would show two of them side by side although weeks lie between.
 */
export function fillDays(points: readonly DayValue[]): { day: string; value?: string }[] {
  const sound = points.filter(({ day, value }) => isIsoDay(day) && value && Number.isFinite(Number(value)));
  const known = new Map(sound.map(({ day, value }) => [day, value]));
  const days = [...known.keys()].sort();
  const [first, last] = [days[0], days[days.length - 1]];
  if (first === undefined || last === undefined) return [];
  const [from, until] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: Math.round((until - from) / DAY_MS) + 1 }, (_, index) => {
    const day = new Date(from + index * DAY_MS).toISOString().slice(0, 10);
    const value = known.get(day);
    return value === undefined ? { day } : { day, value };
  });
}
