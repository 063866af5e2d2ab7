import type { Database } from '../../database/database';
import { instrumentOf, instruments } from '../../core/instruments/instruments';
import { isOpen } from '../../core/market-hours';
import type { Bar, Interval, MovableFeed, Quote } from '../../ports';
import { parsePrice } from '../../core/instruments/price';
import { BarCache } from './bar-cache';
import { barEnd, barStart } from './bar-start';
import { listeners } from './listeners';
import { step } from './sandbox-walk-series';
import { WalkingSymbol } from './sandbox-walk-symbol';
import { starts } from './sandbox-walk-table';

export interface WalkOptions {
  db: Database;
  /** Another seed is another market. */
  seed: string;
  /** True: trading hours are ignored. */
  alwaysOpen: boolean;
}

/** The simulator market: the same prices for the same seed and moment on every machine, and history for any past moment. */
export async function sandboxWalk({ db, seed, alwaysOpen }: WalkOptions): Promise<MovableFeed> {
  const walks = new Map<string, WalkingSymbol>();
  for (const instrument of instruments) {
    const start = starts[instrument.symbol];
    if (start) walks.set(instrument.symbol, new WalkingSymbol(instrument, seed, start, alwaysOpen));
  }
  const cache = new BarCache();
  const moves = await db.rows('feed.moves', 'select symbol, bid, at from sandbox.market_move order by at, id');
  for (const { symbol, bid, at } of moves) walks.get(symbol)?.move(at.getTime(), Number(bid));

  const quote = (symbol: string, at = Date.now()): Quote | undefined => {
    const [walk, instrument] = [walks.get(symbol), instrumentOf(symbol)];
    if (!walk || !instrument) return undefined;
    const bid = BigInt(walk.bid(at));
    const ask = bid + (parsePrice(instrument.spread, instrument.digits) ?? 0n);
    return { symbol, bid, ask, at: Math.floor(at / step) * step, open: alwaysOpen || isOpen(symbol, at) };
  };
  const quotes = (symbols: readonly string[], at = Date.now()) =>
    symbols.flatMap((symbol): Quote[] => {
      const found = quote(symbol, at);
      return found ? [found] : [];
    });

  const barAt = (symbol: string, walk: WalkingSymbol, interval: Interval, at: number, end: number, now: number) => {
    const key = `${symbol}:${interval}:${at}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    // The step that is now counts, what comes after it has not happened yet.
    const seen = walk.stretch(at, Math.min(end, Math.floor(now / step) * step + step));
    const bar: Bar | null = seen
      ? {
          at,
          open: BigInt(seen.open),
          high: BigInt(seen.high),
          low: BigInt(seen.low),
          close: BigInt(seen.close),
          volume: seen.steps,
        }
      : null;
    if (end <= now) cache.set(key, bar);
    return bar;
  };

  const bars = (symbol: string, interval: Interval, limit: number, before?: number): Bar[] => {
    const walk = walks.get(symbol);
    if (!walk) return [];
    const now = Date.now();
    const found: Bar[] = [];
    let end = Math.min(before ?? now + 1, now + 1);
    // A market that is closed for days has no bars there: look past it, but not for ever.
    for (let looked = 0; found.length < limit && looked < limit * 8 + 7_000; looked++) {
      const at = barStart(interval, end - 1);
      const bar = barAt(symbol, walk, interval, at, barEnd(interval, at), now);
      if (bar) found.push(bar);
      end = at;
    }
    return found.reverse();
  };

  const subscribers = listeners(step, () => quotes([...walks.keys()]));
  return {
    label: '模拟行情',
    quote,
    quotes,
    bars,
    subscribe: subscribers.subscribe,
    close: subscribers.close,
    async setQuote(symbol, bid) {
      const { at } = await db.row(
        'feed.move',
        'insert into sandbox.market_move (symbol, bid) values ($1, $2) returning at',
        [symbol, bid],
      );
      walks.get(symbol)?.move(at.getTime(), Number(bid));
      cache.forget(symbol);
      // Of that moment: a step of the walk may have been taken since.
      const moved = quote(symbol, at.getTime());
      if (!moved) throw new Error(`no such symbol: ${symbol}`);
      return moved;
    },
  };
}
