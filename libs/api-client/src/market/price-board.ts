import type { MarketPrice, Quote } from '@portal/contract/market';

/** A row with the data known so far: the streamed fields, and the sparkline if it was read. */
export type LivePrice = Quote & Partial<Pick<MarketPrice, 'spark'>>;

/** Source of the prices: none yet, the stream, or polling because the stream is disconnected. */
export type FeedState = 'idle' | 'live' | 'polling';

/** Delivers prices to a board; the board notifies it when the watched symbols change. */
export interface PriceFeed {
  /** The watched symbols have changed. */
  changed(): void;
}

type Listener = () => void;

/** The prices of a tab: all components share the rows, and one feed serves all watched symbols. */
export class PriceBoard {
  private readonly rows = new Map<string, LivePrice>();
  private readonly watched = new Map<string, number>();
  private readonly wholeZones = new Map<number, { watchers: number; symbols: readonly string[] }>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly untold = new Set<string>();
  private telling = false;
  private feed: Promise<PriceFeed> | undefined;
  private feedState: FeedState = 'idle';

  /** `start` loads the feed when the first symbol is watched. */
  constructor(private readonly start: (board: PriceBoard) => Promise<PriceFeed>) {}

  readonly get = (symbol: string): LivePrice | undefined => this.rows.get(symbol);
  readonly state = (): FeedState => this.feedState;

  /** All watched symbols. */
  symbols(): string[] {
    return [...this.watched.keys()];
  }

  /** Zones that are watched in full, with their symbols: their rows can be read by zone. */
  zones(): { zone: number; symbols: readonly string[] }[] {
    return [...this.wholeZones].map(([zone, { symbols }]) => ({ zone, symbols }));
  }

  /** Calls the listener when a row changes; `''` listens to the state of the feed. */
  subscribe(symbol: string, listener: Listener): () => void {
    const own = this.listeners.get(symbol) ?? new Set();
    this.listeners.set(symbol, own);
    own.add(listener);
    return () => void own.delete(listener);
  }

  /**
   * Watches symbols until the returned function is called.
   * @param zone given when all symbols belong to one zone
   */
  watch(symbols: readonly string[], zone?: number): () => void {
    for (const symbol of symbols) this.watched.set(symbol, (this.watched.get(symbol) ?? 0) + 1);
    if (zone !== undefined) this.watchZone(zone, symbols, 1);
    this.tellFeed();
    return () => {
      if (zone !== undefined) this.watchZone(zone, symbols, -1);
      for (const symbol of symbols) {
        const left = (this.watched.get(symbol) ?? 0) - 1;
        if (left > 0) this.watched.set(symbol, left);
        else this.watched.delete(symbol);
      }
      this.tellFeed();
    };
  }

  private watchZone(zone: number, symbols: readonly string[], more: 1 | -1): void {
    const watchers = (this.wholeZones.get(zone)?.watchers ?? 0) + more;
    if (watchers > 0) this.wholeZones.set(zone, { watchers, symbols });
    else this.wholeZones.delete(zone);
  }

  put(rows: readonly LivePrice[]): void {
    for (const row of rows) {
      const previous = this.rows.get(row.symbol);
      this.rows.set(row.symbol, previous ? { ...previous, ...row } : row);
      this.untold.add(row.symbol);
    }
    if (!this.telling && this.untold.size > 0) this.tellNext();
  }

  setState(state: FeedState): void {
    if (state === this.feedState) return;
    this.feedState = state;
    this.tell('');
  }

  /** Notifies one row per task, because each notification renders at once: many in one task would block a phone. */
  private tellNext(): void {
    const [symbol = ''] = this.untold;
    this.untold.delete(symbol);
    this.tell(symbol);
    this.telling = this.untold.size > 0;
    if (this.telling) setTimeout(() => this.tellNext());
  }

  private tell(symbol: string): void {
    for (const listener of this.listeners.get(symbol) ?? []) listener();
  }

  private tellFeed(): void {
    this.feed ??= this.start(this);
    this.feed.then(
      (feed) => feed.changed(),
      // The feed's code failed to load; the next watcher retries.
      () => (this.feed = undefined),
    );
  }
}
