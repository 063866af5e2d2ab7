import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { instrumentOf } from '../../core/instruments/instruments';
import { roundPrice } from '../../core/instruments/price';
import { isInSession } from '../../core/market-hours';
import type { Database } from '../../database/database';
import type { MarketFeed, PlatformBar, PlatformMarket, PlatformSymbol, Quote } from '../../ports';
import { outageLog } from '../../observability/outage-log';
import { BarHistory } from './bar-history';
import { readBars, storeBars } from './bar.store';
import { listeners } from './listeners';

export interface PlatformFeedOptions {
  market: PlatformMarket;
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Mask of the published symbols. */
  mask: string;
  /** The symbols that the portal publishes. Those that the platform does not have are named. */
  published?: readonly { symbol: string }[];
  /** Milliseconds between two questions; for tests. */
  pollMs?: number;
  storeMs?: number;
}

const day = 86_400_000;
/** So much history is read from the platform where nothing is stored. */
const historyDays = 30;
/** An answer of the platform is limited in size. */
const windowDays = 5;
const symbolsMs = 10 * 60_000;
const gapMs = 3 * 60_000;
const mostFailures = 60;

interface Traded extends PlatformSymbol {
  /** Digits that the portal shows. */
  shown: number;
}

/**
 * Prices of the trading platform itself: symbols with their sessions every ten minutes, changed prices every second, and bars, which
 * are stored. Stored bars are there at once; what the platform has since then is read in the background.
 */
export async function platformFeed(options: PlatformFeedOptions): Promise<MarketFeed> {
  const { market, db, log, mask, published = [], pollMs = 1_000, storeMs = 15_000 } = options;
  const history = new BarHistory();
  history.load(await readBars(db));
  const traded = new Map<string, Traded>();
  const last = new Map<string, Quote>();
  const warned = new Set<string>();
  /** Symbols whose bars are complete. */
  const filled = new Set<string>();
  const failures = new Map<string, number>();
  const stop = new AbortController();
  let offset = 0;
  let cursor: string | undefined;
  let symbolsAt = 0;
  let unmatched: readonly string[] = [];

  const warnOnce = (symbol: string, why: string) => {
    if (warned.has(symbol)) return;
    warned.add(symbol);
    log.warn({ symbol }, why);
  };

  const readSymbols = async () => {
    offset = await market.offset();
    const now = new Map<string, Traded>();
    const skipped = (symbol: string) => warnOnce(symbol, 'the contract of a symbol at the platform cannot be read');
    for (const one of await market.symbols(mask, skipped)) {
      const instrument = instrumentOf(one.symbol);
      if (instrument) now.set(one.symbol, { ...one, shown: instrument.digits });
    }
    unmatched = published.flatMap(({ symbol }) => (now.has(symbol) ? [] : [symbol]));
    for (const symbol of unmatched) warnOnce(symbol, 'the platform has no symbol for a published one');
    if (now.size === 0) log.warn({ mask }, 'the platform has none of the symbols that the portal knows');
    // The price of a new symbol may not have changed since the cursor.
    if ([...now.keys()].some((symbol) => !traded.has(symbol))) cursor = undefined;
    traded.clear();
    for (const [symbol, one] of now) traded.set(symbol, one);
    symbolsAt = Date.now();
  };

  /** Reads the minutes that are missing since the newest stored one. */
  const fill = async ({ symbol, digits, shown }: Traded) => {
    const now = Date.now();
    const newest = history.newest(symbol);
    const first = newest === undefined ? now - historyDays * day : newest + 60_000;
    for (let from = first; from < now; from += windowDays * day) {
      const to = Math.min(from + windowDays * day, now);
      for (const { at, volume, ...prices } of await market.bars(symbol, digits, new Date(from), new Date(to))) {
        const points = pointsOf(prices, shown);
        if (points && at > (history.newest(symbol) ?? 0)) history.add(symbol, { at, volume, ...points });
      }
    }
    filled.add(symbol);
    // It came before the bars.
    const price = last.get(symbol);
    if (price) history.addPrice(symbol, price.bid, price.at);
  };

  /** Bars that cannot be read do not hold up other symbols. After some tries the symbol goes on without them. */
  const giveUp = ({ symbol }: Traded, error: unknown) => {
    const tries = (failures.get(symbol) ?? 0) + 1;
    failures.set(symbol, tries);
    if (tries % mostFailures !== 0) return;
    log.warn({ err: error, symbol }, 'the bars of a symbol could not be read');
    filled.add(symbol);
  };

  const readTicks = async () => {
    if (traded.size === 0) return;
    const { ticks, cursor: next } = await market.ticks([...traded.keys()], cursor);
    cursor = next;
    for (const { symbol, bid, ask, at } of ticks) {
      const one = traded.get(symbol);
      const [low, high] = [bid, ask].map((text) => (one ? roundPrice(text, one.shown) : null));
      if (low == null || high == null || low <= 0n || high < low || at < (last.get(symbol)?.at ?? 0)) continue;
      last.set(symbol, { symbol, bid: low, ask: high, at, open: false });
      // Bars of the past cannot be added after a newer price. After a gap they are read first.
      if (at - (history.newest(symbol) ?? at) > gapMs) filled.delete(symbol);
      if (filled.has(symbol)) history.addPrice(symbol, low, at);
    }
  };

  const loop = async (ms: number, what: string, work: () => Promise<void>) => {
    const outage = outageLog(log, what);
    while (!stop.signal.aborted) {
      await work().then(outage.worked, (error: unknown) => {
        if (!stop.signal.aborted) outage.failed(error);
      });
      await sleep(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const polling = loop(pollMs, 'the trading platform gave no prices', readTicks);
  const reading = loop(pollMs, 'the trading platform gave no symbols or bars', async () => {
    if (Date.now() - symbolsAt >= symbolsMs) await readSymbols();
    for (const one of traded.values())
      if (!filled.has(one.symbol)) await fill(one).catch((error: unknown) => giveUp(one, error));
  });
  const storing = loop(storeMs, 'bars could not be stored', () => storeBars(db, history));

  /** Whether a market is open changes with the time, without a new price. */
  const current = (quote: Quote): Quote => {
    const one = traded.get(quote.symbol);
    return { ...quote, open: one !== undefined && one.tradable && isInSession(one.sessions, Date.now() + offset) };
  };
  const quotes = (symbols: readonly string[]) =>
    symbols.flatMap((symbol): Quote[] => {
      const found = last.get(symbol);
      return found ? [current(found)] : [];
    });
  const subscribers = listeners(pollMs / 4, () => quotes([...last.keys()]));
  return {
    label: undefined,
    quote: (symbol) => quotes([symbol])[0],
    quotes,
    bars: (symbol, interval, limit, before) => history.read(symbol, interval, limit, before),
    terms: (symbol) => traded.get(symbol),
    unmatched: () => unmatched,
    subscribe: subscribers.subscribe,
    async close() {
      stop.abort();
      subscribers.close();
      await Promise.all([polling, reading, storing]);
      await storeBars(db, history).catch((error: unknown) => log.warn({ err: error }, 'bars could not be stored'));
    },
  };
}

function pointsOf({ open, high, low, close }: Omit<PlatformBar, 'at' | 'volume'>, digits: number) {
  const [o, h, l, c] = [open, high, low, close].map((text) => roundPrice(text, digits));
  if (o == null || h == null || l == null || c == null) return undefined;
  return { open: o, high: h, low: l, close: c };
}
