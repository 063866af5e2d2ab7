import type { FastifyBaseLogger } from 'fastify';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { instrumentOf } from '../../core/instruments/instruments';
import { isOpen } from '../../core/market-hours';
import type { Bar, Interval, MarketFeed, Quote } from '../../ports';
import { parsePrice } from '../../core/instruments/price';
import { barStart } from './bar-start';
import { listeners } from './listeners';

const Rows = Type.Array(
  Type.Object({
    symbol: Type.String(),
    bid: Type.String(),
    ask: Type.String(),
    at: Type.String({ format: 'date-time' }),
  }),
);

const pollMs = 1_000;
/** Two days of minutes a symbol. */
const keptMinutes = 2_880;

/** A quote of the API; undefined for a symbol we do not trade or a price that is none. */
function readRow({ symbol, bid, ask, at }: Static<typeof Rows>[number]): Quote | undefined {
  const instrument = instrumentOf(symbol);
  if (!instrument) return undefined;
  const [low, high] = [parsePrice(bid, instrument.digits), parsePrice(ask, instrument.digits)];
  if (low === null || high === null || low <= 0n || high < low) return undefined;
  return { symbol, bid: low, ask: high, at: Date.parse(at), open: isOpen(symbol, Date.parse(at)) };
}

function grow(bars: Bar[], { bid, at: seen }: Quote): void {
  const at = barStart('M1', seen);
  const last = bars.at(-1);
  if (!last || last.at < at) {
    bars.push({ at, open: bid, high: bid, low: bid, close: bid, volume: 1 });
    if (bars.length > keptMinutes) bars.shift();
  } else if (last.at === at) {
    const { high, low, volume } = last;
    bars[bars.length - 1] = {
      ...last,
      ...{ high: bid > high ? bid : high, low: bid < low ? bid : low, close: bid, volume: volume + 1 },
    };
  }
}

function merge(bars: readonly Bar[], interval: Interval): Bar[] {
  const merged: Bar[] = [];
  for (const bar of bars) {
    const at = barStart(interval, bar.at);
    const last = merged.at(-1);
    if (last?.at !== at) merged.push({ ...bar, at });
    else {
      last.high = bar.high > last.high ? bar.high : last.high;
      last.low = bar.low < last.low ? bar.low : last.low;
      last.close = bar.close;
      last.volume += bar.volume;
    }
  }
  return merged;
}

/**
 * Asks `url` each second for `[{symbol, bid, ask, at}]` (prices as decimal strings) and remembers the last quotes and,
 * from its start on, two days of minute bars. It knows no quote of the past: `quote(symbol, at)` is the last one.
 */
export function httpFeed(url: string, log: Pick<FastifyBaseLogger, 'warn'>): MarketFeed {
  const last = new Map<string, Quote>();
  const minutes = new Map<string, Bar[]>();
  const stop = new AbortController();

  const poll = async () => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]);
    const rows: unknown = await (await fetch(url, { signal, redirect: 'error' })).json();
    if (!Check(Rows, rows)) throw new Error('not a list of quotes');
    for (const quote of rows.map(readRow)) {
      if (!quote || quote.at < (last.get(quote.symbol)?.at ?? 0)) continue;
      last.set(quote.symbol, quote);
      const bars = minutes.get(quote.symbol) ?? [];
      minutes.set(quote.symbol, bars);
      grow(bars, quote);
    }
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      await poll().catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: error }, 'the market feed gave no quotes');
      });
      await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
    }
  };
  if (url) void run();

  const quotes = (symbols: readonly string[]) =>
    symbols.flatMap((symbol): Quote[] => {
      const found = last.get(symbol);
      return found ? [found] : [];
    });
  const told = listeners(pollMs / 4, () => [...last.values()]);
  return {
    label: undefined,
    quote: (symbol) => last.get(symbol),
    quotes,
    bars: (symbol, interval, limit, before = Infinity) =>
      merge(minutes.get(symbol) ?? [], interval)
        .filter(({ at }) => at < before)
        .slice(-limit),
    subscribe: told.subscribe,
    close() {
      stop.abort();
      told.close();
    },
  };
}
