/** The date ranges that lists of records offer. */
export const presets = [
  { id: '1', label: '今天', days: 1 },
  { id: '7', label: '近 7 天', days: 7 },
  { id: '30', label: '近 30 天', days: 30 },
  { id: '90', label: '近 90 天', days: 90 },
  { id: '365', label: '近一年', days: 365 },
] as const;

export type PresetId = (typeof presets)[number]['id'];

const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;
const day = (at: number) => new Date(at + BEIJING_MS).toISOString().slice(0, 10);

/** The first moment of the day in Beijing at a time; both in ms. */
export const startOfDay = (at: number): number => Math.floor((at + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;

/** First and last day of a preset in Beijing time, including today. `now` in ms. */
export function rangeOf(preset: PresetId, now: number): { startDate: string; endDate: string } {
  const days = presets.find(({ id }) => id === preset)?.days ?? 7;
  return { startDate: day(now - (days - 1) * DAY_MS), endDate: day(now) };
}
