import type { MarketPrice, Quote } from '@portal/contract/market';
import type { PriceBoard, PriceFeed } from './price-board';

/** Sources of live prices. */
export interface LivePricesOptions {
  /** `''` for the page's own origin. */
  baseURL: string;
  /** Reads rows over HTTP: the first ones, and all of them while the stream is disconnected. Undefined on failure. */
  read: (symbols: string) => Promise<readonly MarketPrice[] | undefined>;
  /** Reads all rows of a zone that is watched in full; without it every symbol is read by name. */
  readZone?: (zone: number) => Promise<readonly MarketPrice[] | undefined>;
}

const POLL_MS = 3_000;
/** Delay before a lost stream is retried. */
const AGAIN_MS = 30_000;
/** After this time without data or heartbeat the connection is treated as dead. */
const SILENT_MS = 40_000;
/** Debounce, so that a page with many parts opens only one stream. */
const GATHER_MS = 30;
/** Throttle, because nobody reads faster: quotes in between are shown together, only the newest of each symbol. */
const SHOW_MS = 200;

/**
 * Feeds a board: one EventSource for all watched symbols, none while the tab is hidden, polling while the stream is disconnected.
 */
export function livePrices(board: PriceBoard, { baseURL, read, readZone }: LivePricesOptions): PriceFeed {
  let source: EventSource | undefined;
  let streamed = '';
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let poller: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  let showing: ReturnType<typeof setTimeout> | undefined;
  const unshown = new Map<string, Quote>();

  const watchedSymbols = () => (document.hidden ? '' : board.symbols().sort().join());

  const take = async (reading: Promise<readonly MarketPrice[] | undefined>) => {
    const rows = await reading.catch(() => undefined);
    if (rows) board.put(rows);
  };
  const ask = (symbols: readonly string[]) => {
    const others = new Set(symbols);
    for (const { zone, symbols: whole } of board.zones()) {
      if (!readZone || !whole.some((symbol) => others.has(symbol))) continue;
      void take(readZone(zone));
      for (const symbol of whole) others.delete(symbol);
    }
    if (others.size > 0) void take(read([...others].join()));
  };
  const flush = () => {
    showing = undefined;
    if (unshown.size === 0) return;
    showing = setTimeout(flush, SHOW_MS);
    const rows = [...unshown.values()];
    unshown.clear();
    board.put(rows);
  };
  const show = (quote: Quote) => {
    unshown.set(quote.symbol, quote);
    if (showing === undefined) flush();
  };
  const stopPolling = () => {
    clearInterval(poller);
    clearTimeout(retry);
    poller = retry = undefined;
  };
  const drop = () => {
    source?.close();
    clearTimeout(watchdog);
    source = undefined;
    streamed = '';
  };
  const poll = () => {
    drop();
    board.setState('polling');
    const turn = () => {
      const symbols = watchedSymbols();
      if (symbols) ask(symbols.split(','));
    };
    if (!poller) turn();
    poller ??= setInterval(turn, POLL_MS);
    clearTimeout(retry);
    retry = setTimeout(open, AGAIN_MS);
  };
  const alive = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(poll, SILENT_MS);
  };

  function open(): void {
    const symbols = watchedSymbols();
    if (symbols === streamed && source) return;
    drop();
    if (!symbols) {
      stopPolling();
      board.setState('idle');
      return;
    }
    if (typeof EventSource === 'undefined') return poll();
    streamed = symbols;
    const opened = new EventSource(`${baseURL}/api/v1/stream?symbols=${encodeURIComponent(symbols)}`);
    source = opened;
    alive();
    opened.addEventListener('quote', ({ data }: MessageEvent<string>) => {
      alive();
      stopPolling();
      board.setState('live');
      show(JSON.parse(data) as Quote);
    });
    opened.addEventListener('heartbeat', alive);
    // The stream is closed on an error; prices are polled until a retry succeeds.
    opened.addEventListener('error', () => {
      if (source === opened) poll();
    });
  }

  document.addEventListener('visibilitychange', open);
  return {
    changed() {
      clearTimeout(gathering);
      gathering = setTimeout(() => {
        const bare = board.symbols().filter((symbol) => !board.get(symbol)?.spark);
        if (bare.length > 0 && !document.hidden) ask(bare.sort());
        open();
      }, GATHER_MS);
    },
  };
}
