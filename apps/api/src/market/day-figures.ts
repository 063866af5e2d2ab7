import type { Instrument } from '@portal/contract/common';
import { serverDay } from '../core/market-hours';
import type { Bar, MarketFeed } from '../ports';

/** What a row shows beside its quote, in points. */
export interface DayFigures {
  open: bigint;
  high: bigint;
  low: bigint;
  previousClose: bigint;
  /** The last closes, oldest first. */
  closes: bigint[];
}

/** Two days and the hour before them: the day's bars, and the close they are measured by. */
const hours = 49;
const sparklineHours = 24;
const maxAgeMs = 60_000;

type CachedFigures = DayFigures & { day: number; until: number };

/** The figures of the trading day a symbol trades in, or traded in last. Made of hourly bars once a minute; quotes widen them between. */
export class DayFiguresCache {
  private readonly cache = new Map<string, CachedFigures>();

  constructor(private readonly feed: Pick<MarketFeed, 'bars'>) {}

  /** Nothing where the feed has no bar yet. */
  at({ symbol }: Pick<Instrument, 'symbol'>, bid: bigint, now: number): DayFigures | undefined {
    let cached = this.cache.get(symbol);
    if (!cached || cached.until <= now) {
      cached = this.read(symbol, now);
      if (!cached) return undefined;
      this.cache.set(symbol, cached);
    }
    if (bid > cached.high) cached.high = bid;
    if (bid < cached.low) cached.low = bid;
    return cached;
  }

  private read(symbol: string, now: number): CachedFigures | undefined {
    const bars = this.feed.bars(symbol, 'H1', hours);
    const last = bars.at(-1);
    if (!last) return undefined;
    const day = serverDay(last.at);
    const today = bars.filter(({ at }) => serverDay(at) === day);
    const before = bars.findLast(({ at }) => serverDay(at) < day);
    const [first = last] = today;
    return {
      day,
      until: Math.min(now + maxAgeMs, nextHour(now)),
      open: first.open,
      high: today.reduce((high, bar) => (bar.high > high ? bar.high : high), first.high),
      low: today.reduce((low, bar) => (bar.low < low ? bar.low : low), first.low),
      previousClose: before?.close ?? first.open,
      closes: bars.slice(-sparklineHours).map(({ close }: Bar) => close),
    };
  }
}

const hourMs = 3_600_000;
// A new hour may be a new day.
const nextHour = (now: number) => (Math.floor(now / hourMs) + 1) * hourMs;
