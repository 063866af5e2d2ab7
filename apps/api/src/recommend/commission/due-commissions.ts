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
export interface Closed {
  month: string;
  symbol: string;
  volume: bigint;
}

/** A commission that is stored: its status, and what it has for each month. */
export interface Stored {
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
  /** It has nothing to pay, and the next one takes its lines. */
  close: boolean;
}

export const termsIn = (agreements: readonly Terms[], month: string): Terms | undefined =>
  agreements.find(({ from, until }) => from <= month && (until === null || month < until));

/** The lots of a month by product line, in hundredths, rounded down once for each line; `other` are those of no line. */
export function lotsIn(closed: readonly Closed[], month: string) {
  const volumes = new Map<ProductKind | undefined, bigint>();
  for (const one of closed.filter((row) => row.month === month)) {
    const kind = productKindOf(one.symbol);
    volumes.set(kind, (volumes.get(kind) ?? 0n) + one.volume);
  }
  const lots = new Map<ProductKind, bigint>();
  for (const [kind, volume] of volumes) if (kind) lots.set(kind, lotHundredths(volume));
  return { lots, other: lotHundredths(volumes.get(undefined) ?? 0n) };
}

/** What the commissions of an introducer follow from. */
export interface Facts {
  /** The first one first. */
  agreements: readonly Terms[];
  closed: readonly Closed[];
  stored: readonly Stored[];
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
 * What a month pays: its own lots by the agreement in force, and a line for each month up to it that comes to another amount now than
 * the other commissions have for it. A month that was refused stays so. A commission that was refused, or closed with nothing to
 * pay, has nothing for other months.
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
 * The commissions up to a month that nobody has approved, the earliest first. What a month comes to after its approval is a line of a
 * later one. A commission with nothing to pay is closed once there is a next one, which takes its lines.
 */
export function dueCommissions(facts: Facts, last: string): DueCommission[] {
  const { agreements } = facts;
  const months = monthsBetween(agreements[0]?.from ?? '9999-12-01', last);
  const stored = new Map(facts.stored.map((one) => [one.month, one]));
  return months.flatMap((month) => {
    const known = stored.get(month);
    const current = termsIn(agreements, month);
    const agreement = current ?? agreements.findLast(({ from }) => from <= month);
    if (!agreement || (known && known.status !== status.computed)) return [];
    const due = dueOf(month, months, { ...facts, stored: [...stored.values()] });
    // A month after the end of the agreement can only pay what earlier months come to more.
    if (!known && !current && due.amount <= 0n) return [];
    const close = month < last && due.amount <= 0n;
    stored.set(month, { month, status: close ? status.closed : status.computed, lines: due.lines });
    return [{ month, agreement: agreement.id, ...due, close }];
  });
}
