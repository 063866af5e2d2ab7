import type { Bar, Interval } from '../../ports';
import { barStart } from './bar-start';

/** The spans that are kept; other intervals are merged from them. */
export const spans = ['M1', 'H1', 'D1'] as const;
export type Span = (typeof spans)[number];

const sources: Record<Interval, Span> = { M1: 'M1', M5: 'M1', M15: 'M1', H1: 'H1', H4: 'H1', D1: 'D1' };
/** Bars kept of a symbol: five days of minutes, half a year of hours, four years of days. */
const maxBars: Record<Span, number> = { M1: 7_200, H1: 4_400, D1: 1_500 };

export interface SpanBar extends Bar {
  symbol: string;
  span: Span;
}

/** The bars of all symbols in memory. Prices go in as they come; what changed can be taken to be stored. */
export class BarHistory {
  private readonly bars = new Map<string, Bar[]>();
  private readonly changed = new Map<string, SpanBar>();

  /** Puts stored bars in, oldest first. */
  load(rows: readonly SpanBar[]): void {
    for (const { symbol, span, ...bar } of rows) this.of(symbol, span).push(bar);
  }

  /** Adds a price, as one tick. */
  addPrice(symbol: string, price: bigint, at: number): void {
    this.add(symbol, { at, open: price, high: price, low: price, close: price, volume: 1 });
  }

  /** Adds a bar of at most a minute to the longer bars that contain it. A bar older than the newest of its span is ignored. */
  add(symbol: string, bar: Bar): void {
    for (const span of spans) {
      const list = this.of(symbol, span);
      const at = barStart(span, bar.at);
      const last = list.at(-1);
      if (last && last.at > at) continue;
      const grown = last?.at === at ? joined(last, bar) : { ...bar, at };
      if (last?.at === at) list[list.length - 1] = grown;
      else list.push(grown);
      if (list.length > maxBars[span]) list.shift();
      this.changed.set(`${symbol} ${span} ${at}`, { ...grown, symbol, span });
    }
  }

  /** The newest minute of a symbol. */
  newest(symbol: string): number | undefined {
    return this.of(symbol, 'M1').at(-1)?.at;
  }

  /** At most `limit` bars that begin before `before`, oldest first. */
  read(symbol: string, interval: Interval, limit: number, before = Infinity): Bar[] {
    const source = this.of(symbol, sources[interval]);
    const merged: Bar[] = [];
    for (const bar of source) {
      const at = barStart(interval, bar.at);
      if (at >= before) break;
      const last = merged.at(-1);
      if (last?.at === at) merged[merged.length - 1] = joined(last, bar);
      else merged.push({ ...bar, at });
    }
    return merged.slice(-limit);
  }

  /** Takes the bars that changed since the last call. */
  takeChanged(): SpanBar[] {
    const rows = [...this.changed.values()];
    this.changed.clear();
    return rows;
  }

  /** Gives bars back that could not be stored. A newer state of one is kept. */
  giveBack(rows: readonly SpanBar[]): void {
    for (const row of rows) {
      const key = `${row.symbol} ${row.span} ${row.at}`;
      if (!this.changed.has(key)) this.changed.set(key, row);
    }
  }

  private of(symbol: string, span: Span): Bar[] {
    const key = `${symbol} ${span}`;
    const list = this.bars.get(key) ?? [];
    this.bars.set(key, list);
    return list;
  }
}

const joined = (first: Bar, { high, low, close, volume }: Bar): Bar => ({
  ...first,
  high: high > first.high ? high : first.high,
  low: low < first.low ? low : first.low,
  close,
  volume: first.volume + volume,
});
