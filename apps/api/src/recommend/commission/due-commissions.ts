import type { IntroducerTerms, ProductKind } from '@portal/brand';
import { lotHundredths, monthCommission, type CommissionPart } from '@portal/rules/money';
import { productKindOf } from '../../core/instruments/product-kind';

export type Tiers = IntroducerTerms['tiers'];

/** An agreement that is or was in force. Months are their first days, `2026-11-01`. */
export interface Terms {
  id: bigint;
  from: string;
  until: string | null;
  tiers: Tiers;
}

/** What clients have closed of a symbol in a month, in ten-thousandths of a lot. */
export interface ClosedVolume {
  month: string;
  symbol: string;
  volume: bigint;
}

/** A commission that is stored: its status, and what it has for each month. */
export interface StoredCommission {
  month: string;
  status: number;
  lines: readonly { month: string; amount: bigint }[];
}

export interface DueLine {
  month: string;
  part?: CommissionPart<ProductKind>;
  amount: bigint;
}

export interface DueCommission {
  month: string;
  agreement: bigint;
  lots: bigint;
  otherLots: bigint;
  fromLots: number;
  lines: DueLine[];
  amount: bigint;
  /** Whether it is closed without a payment. The next commission then contains its lines. */
  close: boolean;
}

export const termsIn = (agreements: readonly Terms[], month: string): Terms | undefined =>
  agreements.find(({ from, until }) => from <= month && (until === null || month < until));

/** The lots of a month by product line, in hundredths, rounded down once for each line; `other` are those of no line. */
export function lotsIn(closed: readonly ClosedVolume[], month: string) {
  const volumes = new Map<ProductKind | undefined, bigint>();
  for (const one of closed.filter((row) => row.month === month)) {
    const kind = productKindOf(one.symbol);
    volumes.set(kind, (volumes.get(kind) ?? 0n) + one.volume);
  }
  const lots = new Map<ProductKind, bigint>();
  for (const [kind, volume] of volumes) if (kind) lots.set(kind, lotHundredths(volume));
  return { lots, other: lotHundredths(volumes.get(undefined) ?? 0n) };
}

/** What the commissions of an introducer are computed from. */
export interface Facts {
  /** The first one first. */
  agreements: readonly Terms[];
  closed: readonly ClosedVolume[];
  stored: readonly StoredCommission[];
}

const status = { computed: 1, paid: 3, refused: 4, closed: 5 };

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${first}T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 10);
    if (month > last) return months;
    months.push(month);
  }
}

/**
 * The commission of a month: its own lots at the rates of the agreement in force, and one line for each month up to it whose amount
 * differs from what the other commissions contain for it. A refused month is never paid. The lines of refused and closed commissions
 * do not count.
 */
function dueOf(month: string, months: readonly string[], { agreements, closed, stored }: Facts) {
  const others = stored.filter((one) => one.month !== month);
  const earned = (of: string) => monthCommission(termsIn(agreements, of)?.tiers ?? [], lotsIn(closed, of).lots);
  const accounted = (of: string) =>
    others
      .filter((one) => one.status <= status.paid)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (line.month === of ? sum + line.amount : sum), 0n);
  const own = earned(month);
  const differences = months
    .filter((of) => of <= month && !others.some((one) => one.month === of && one.status === status.refused))
    .map((of) => ({ month: of, amount: (of === month ? 0n : earned(of).amount) - accounted(of) }))
    .filter(({ amount }) => amount !== 0n);
  const lines: DueLine[] = [...own.parts.map((part) => ({ month, part, amount: part.amount })), ...differences];
  return {
    lots: own.lots,
    fromLots: own.fromLots,
    otherLots: lotsIn(closed, month).other,
    lines,
    amount: lines.reduce((sum, line) => sum + line.amount, 0n),
  };
}

/**
 * The commissions up to a month that nobody has approved, the earliest first. A change after the approval of a month becomes a line of
 * a later one. A commission with nothing to pay is closed once there is a next one, which then contains its lines.
 */
export function dueCommissions(facts: Facts, last: string): DueCommission[] {
  const { agreements } = facts;
  const months = monthsBetween(agreements[0]?.from ?? '9999-12-01', last);
  const stored = new Map(facts.stored.map((one) => [one.month, one]));
  return months.flatMap((month) => {
    const existing = stored.get(month);
    const current = termsIn(agreements, month);
    const agreement = current ?? agreements.findLast(({ from }) => from <= month);
    if (!agreement || (existing && existing.status !== status.computed)) return [];
    const due = dueOf(month, months, { ...facts, stored: [...stored.values()] });
    // After the end of the agreement a month is created only for an increase of earlier months.
    if (!existing && !current && due.amount <= 0n) return [];
    const close = month < last && due.amount <= 0n;
    stored.set(month, { month, status: close ? status.closed : status.computed, lines: due.lines });
    return [{ month, agreement: agreement.id, ...due, close }];
  });
}
