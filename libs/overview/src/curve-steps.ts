import { formatAmount, minor } from '@portal/rules/money';
import { cents } from './cents';

/** All accounts at the end of a day in USD, and the money that moved that day. `equity` is null until it was stored. */
export type CurveDay = {
  day: string;
  balance: string;
  equity: string | null;
  deposits: string;
  withdrawals: string;
  other: string;
};

/** A point of the curve: the last known day of a stretch that begins at `from`, with all that moved in the stretch. */
export type CurvePoint = Omit<CurveDay, 'equity'> & {
  from: string;
  equity: string;
  /** What trading has changed since the first point: the equity's change without the money that moved. */
  profit: string;
};

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

const units = (amount: string): bigint => cents(amount) ?? 0n;
const usd = (amount: bigint): string => formatAmount(minor(amount), 2);
const sum = (...amounts: string[]): string => usd(amounts.reduce((all, amount) => all + units(amount), 0n));

/** The days on which the equity is known. A day without it between them gives what moved to the next one. */
export function knownDays(days: readonly CurveDay[]): (CurveDay & { equity: string })[] {
  const known: (CurveDay & { equity: string })[] = [];
  let rest = { deposits: '0.00', withdrawals: '0.00', other: '0.00' };
  for (const { equity, ...day } of days) {
    rest = {
      deposits: sum(rest.deposits, day.deposits),
      withdrawals: sum(rest.withdrawals, day.withdrawals),
      other: sum(rest.other, day.other),
    };
    if (equity === null) continue;
    known.push({ ...day, ...(known.length > 0 && rest), equity });
    rest = { deposits: '0.00', withdrawals: '0.00', other: '0.00' };
  }
  return known;
}

/** The points of the curve, oldest first: the last known day of each day, week or month. */
export function curveStretches(days: readonly (CurveDay & { equity: string })[], step: CurveStep['id']): CurvePoint[] {
  const points = new Map<string, CurvePoint>();
  const [first] = days;
  let moved = 0n;
  for (const one of days) {
    if (one !== first) moved += units(one.deposits) - units(one.withdrawals) + units(one.other);
    const stretch = stretchOf[step](one.day);
    const before = points.get(stretch);
    points.set(stretch, {
      ...one,
      from: before?.from ?? one.day,
      deposits: sum(before?.deposits ?? '0.00', one.deposits),
      withdrawals: sum(before?.withdrawals ?? '0.00', one.withdrawals),
      other: sum(before?.other ?? '0.00', one.other),
      profit: usd(units(one.equity) - units(first?.equity ?? '0') - moved),
    });
  }
  return [...points.values()];
}

/** The days of a point in words. */
export const spanOf = ({ from, day }: Pick<CurvePoint, 'from' | 'day'>): string =>
  from === day ? day : `${from} 至 ${day}`;
