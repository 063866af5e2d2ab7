import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { instrumentOf } from '../../core/instruments/instruments';
import { isOpen } from '../../core/market-hours';
import type { Database } from '../../database/database';
import type { MarketFeed, Quote } from '../../ports';
import { parsePrice } from '../../core/instruments/price';
import { outageLog } from '../../observability/outage-log';
import { readJson } from '../read-answer';
import { BarHistory } from './bar-history';
import { readBars, storeBars } from './bar.store';
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
const storeMs = 15_000;

/**
 * Asks a feed once.
 * @throws for what is not a list of quotes, RefusedError for a status other than 2xx
 */
export async function readQuotes(url: string, signal: AbortSignal): Promise<Static<typeof Rows>> {
  const rows = await readJson('the feed', await fetch(url, { signal, redirect: 'error' }));
  if (!Check(Rows, rows)) throw new Error('not a list of quotes');
  return rows;
}

/** A quote of the API; undefined for a symbol we do not trade or an invalid price. */
function readRow({ symbol, bid, ask, at }: Static<typeof Rows>[number]): Omit<Quote, 'open'> | undefined {
  const instrument = instrumentOf(symbol);
  if (!instrument) return undefined;
  const [low, high] = [parsePrice(bid, instrument.digits), parsePrice(ask, instrument.digits)];
  if (low === null || high === null || low <= 0n || high < low) return undefined;
  return { symbol, bid: low, ask: high, at: Date.parse(at) };
}

/**
 * Asks `url` each second for `[{symbol, bid, ask, at}]` (prices as decimal strings) and makes bars of them. With
 * `db` the bars are stored and are there again after a restart. It knows no quote of the past: `quote(symbol, at)` is the last one.
 */
export function httpFeed(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>, db?: Database): MarketFeed {
  const last = new Map<string, Omit<Quote, 'open'>>();
  const history = new BarHistory();
  const stop = new AbortController();

  const poll = async () => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]);
    for (const quote of (await readQuotes(url, signal)).map(readRow)) {
      if (!quote || quote.at < (last.get(quote.symbol)?.at ?? 0)) continue;
      last.set(quote.symbol, quote);
      history.addPrice(quote.symbol, quote.bid, quote.at);
    }
  };
  const silent = outageLog(log, 'the market feed gave no quotes');
  const unstored = outageLog(log, 'bars could not be stored');
  const store = async () => {
    if (db) await unstored.try(() => storeBars(db, history));
  };
  const run = async () => {
    if (db) history.load(await readBars(db));
    let storedAt = Date.now();
    while (!stop.signal.aborted) {
      await poll().then(silent.worked, (error: unknown) => {
        if (!stop.signal.aborted) silent.failed(error);
      });
      if (Date.now() - storedAt >= storeMs) {
        await store();
        storedAt = Date.now();
      }
      await sleep(pollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
    await store();
  };
  const running = url
    ? run().catch((error: unknown) => log.warn({ err: error }, 'the market feed has stopped'))
    : undefined;

  const quotes = (symbols: readonly string[]) =>
    symbols.flatMap((symbol): Quote[] => {
      const found = last.get(symbol);
      // A market closes without a new price.
      return found ? [{ ...found, open: isOpen(symbol, Date.now()) }] : [];
    });
  const subscribers = listeners(pollMs / 4, () => quotes([...last.keys()]));
  return {
    label: undefined,
    quote: (symbol) => quotes([symbol])[0],
    quotes,
    bars: (symbol, interval, limit, before) => history.read(symbol, interval, limit, before),
    subscribe: subscribers.subscribe,
    async close() {
      stop.abort();
      subscribers.close();
      await running;
    },
  };
}
