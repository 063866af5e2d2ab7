import type { MarketPrice, Quote } from '@portal/contract/market';

/** A row as it is known: what the stream tells, and the spark where it was read. */
export type LivePrice = Quote & Partial<Pick<MarketPrice, 'spark'>>;

/** How prices come: not yet, by the stream, or by asking again and again because the stream is cut. */
export type FeedState = 'idle' | 'live' | 'polling';

/** What brings prices to a board; the board tells it what is watched. */
export interface PriceFeed {
  /** The symbols watched are others now. */
  changed(): void;
}

type Listener = () => void;

/** The prices of a tab: rows are shared by all who show them, one feed serves all symbols watched. */
export class PriceBoard {
  private readonly rows = new Map<string, LivePrice>();
  private readonly watched = new Map<string, number>();
  private readonly wholeZones = new Map<number, { watchers: number; symbols: readonly string[] }>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly untold = new Set<string>();
  private telling = false;
  private feed: Promise<PriceFeed> | undefined;
  private feedState: FeedState = 'idle';

  /** `start` brings the feed, when the first symbol is watched. */
  constructor(private readonly start: (board: PriceBoard) => Promise<PriceFeed>) {}

  readonly get = (symbol: string): LivePrice | undefined => this.rows.get(symbol);
  readonly state = (): FeedState => this.feedState;

  /** Symbols somebody watches. */
  symbols(): string[] {
    return [...this.watched.keys()];
  }

  /** Zones that are watched whole, with their symbols: their rows can be read by zone. */
  zones(): { zone: number; symbols: readonly string[] }[] {
    return [...this.wholeZones].map(([zone, { symbols }]) => ({ zone, symbols }));
  }

  /** Hears when a row changes; `''` hears the state of the feed. */
  subscribe(symbol: string, listener: Listener): () => void {
    const own = this.listeners.get(symbol) ?? new Set();
    this.listeners.set(symbol, own);
    own.add(listener);
    return () => void own.delete(listener);
  }

  /**
   * Keeps symbols alive until the answer is called.
   * @param zone where the symbols are all of one zone
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
      const known = this.rows.get(row.symbol);
      this.rows.set(row.symbol, known ? { ...known, ...row } : row);
      this.untold.add(row.symbol);
    }
    if (!this.telling && this.untold.size > 0) this.tellNext();
  }

  setState(state: FeedState): void {
    if (state === this.feedState) return;
    this.feedState = state;
    this.tell('');
  }

  /** What shows a row is drawn at once when the row is told: many of them in one piece would keep a phone from answering. */
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
      // Its code could not be had: the next who watches tries again.
      () => (this.feed = undefined),
    );
  }
}
