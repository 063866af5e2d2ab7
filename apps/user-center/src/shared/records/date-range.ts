const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;
const day = (at: number) => new Date(at + BEIJING_MS).toISOString().slice(0, 10);

type Range = { startDate: string; endDate: string };

const lastDays = (days: number) => (now: number) => ({ startDate: day(now - (days - 1) * DAY_MS), endDate: day(now) });

/** The calendar month in Beijing that lies `back` months before the one at a time; the running one ends today. */
function monthBack(now: number, back: number): Range {
  const today = day(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back];
  const at = (date: Date) => date.toISOString().slice(0, 10);
  return {
    startDate: at(new Date(Date.UTC(year, month, 1))),
    endDate: back === 0 ? today : at(new Date(Date.UTC(year, month + 1, 0))),
  };
}

/** From the first day of the month `back` months ago until today: whole months, so that each has its one result. */
const monthsSince = (back: number) => (now: number) => ({
  startDate: monthBack(now, back).startDate,
  endDate: day(now),
});

const month = { id: 'month', label: '本月', range: (now: number) => monthBack(now, 0) } as const;
const lastMonth = { id: 'lastMonth', label: '上月', range: (now: number) => monthBack(now, 1) } as const;

/** The date ranges that lists of records offer. `range`: first and last day in Beijing time at a time in ms. */
export const presets = [
  { id: '1', label: '今天', range: lastDays(1) },
  { id: '7', label: '近 7 天', range: lastDays(7) },
  month,
  lastMonth,
  { id: '30', label: '近 30 天', range: lastDays(30) },
  { id: '90', label: '近 90 天', range: lastDays(90) },
  { id: '365', label: '近一年', range: lastDays(365) },
] as const;

/** The ranges of tables by month. */
export const monthPresets = [
  month,
  lastMonth,
  { id: '3', label: '近 3 个月', range: monthsSince(2) },
  { id: '12', label: '近 12 个月', range: monthsSince(11) },
] as const;

export type PresetId = (typeof presets)[number]['id'];

/** The first moment of the day in Beijing at a time; both in ms. */
export const startOfDay = (at: number): number => Math.floor((at + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;

/** First and last day of a preset in Beijing time, including today. `now` in ms. */
export const rangeOf = (preset: PresetId, now: number): Range =>
  (presets.find(({ id }) => id === preset) ?? month).range(now);
