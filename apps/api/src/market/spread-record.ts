import type { Quote } from '../ports';

const hourMs = 3_600_000;
const rangeHours = 24;

/** The narrowest, the usual and the widest spread since a moment, in points. */
export interface SpreadRange {
  low: bigint;
  /** The median: half of the quotes are at most as wide. */
  typical: bigint;
  high: bigint;
  /** Milliseconds since 1970 of the first quote that counts. */
  since: number;
}

/** How often each spread was noted in an hour. */
interface Hour {
  counts: Map<bigint, number>;
  since: number;
}

/**
 * The spreads of each symbol in the last 24 hours: of one quote a minute while its market is open. It is told the quotes once a
 * minute. A restart begins anew.
 */
export class SpreadRecord {
  private readonly hours = new Map<string, Map<number, Hour>>();

  note(quotes: readonly Quote[], now: number): void {
    const at = Math.floor(now / hourMs);
    for (const { symbol, bid, ask, open } of quotes) {
      if (!open || ask < bid) continue;
      const hours = this.hours.get(symbol) ?? new Map<number, Hour>();
      this.hours.set(symbol, hours);
      const hour = hours.get(at) ?? { counts: new Map<bigint, number>(), since: now };
      hours.set(at, hour);
      hour.counts.set(ask - bid, (hour.counts.get(ask - bid) ?? 0) + 1);
      for (const old of hours.keys()) if (old <= at - rangeHours) hours.delete(old);
    }
  }

  /** Undefined if no quote of the last 24 hours counts. */
  rangeOf(symbol: string, now: number): SpreadRange | undefined {
    const first = Math.floor(now / hourMs) - rangeHours;
    const counted = [...(this.hours.get(symbol) ?? [])].filter(([hour]) => hour > first).map(([, hour]) => hour);
    const spreads = counted.flatMap(({ counts }) => [...counts]).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const [low, high] = [spreads[0], spreads.at(-1)];
    const [oldest] = counted;
    if (!low || !high || !oldest) return undefined;
    return { low: low[0], typical: medianOf(spreads), high: high[0], since: oldest.since };
  }
}

/** The lower median of values with their counts, in ascending order. */
function medianOf(values: readonly (readonly [value: bigint, count: number])[]): bigint {
  let left = values.reduce((sum, [, count]) => sum + count, 0) / 2;
  for (const [value, count] of values) {
    left -= count;
    if (left <= 0) return value;
  }
  return 0n;
}
