/** The balance at the end of a day, and the equity where it was stored. */
export type CurveDay = { day: string; balance: string; equity: string | null };

/** A point of the curve: the last day of a stretch that begins at `from`. */
export type CurvePoint = CurveDay & { from: string };

/** The steps of the curve, and how many days it covers with each. */
export const curveSteps = [
  { id: 'day', label: '日', span: '近 30 天', days: 30 },
  { id: 'week', label: '周', span: '近 26 周', days: 182 },
  { id: 'month', label: '月', span: '近 12 个月', days: 365 },
] as const;
export type CurveStep = (typeof curveSteps)[number];

const dayMs = 86_400_000;

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
}

const stretchOf = { day: (day: string) => day, week: mondayOf, month: (day: string) => day.slice(0, 7) };

/** The points of the curve, oldest first: the last known day of each day, week or month. */
export function curveStretches(days: readonly CurveDay[], step: CurveStep['id']): CurvePoint[] {
  const points = new Map<string, CurvePoint>();
  for (const one of days) {
    const stretch = stretchOf[step](one.day);
    points.set(stretch, { ...one, from: points.get(stretch)?.from ?? one.day });
  }
  return [...points.values()];
}
