import type { Db } from '../database';
import type { Quote } from './market-feed';
import type { PlatformDeal, TradeHistory } from './trade-history';

export interface MarketOrder {
  login: string;
  symbol: string;
  side: 'buy' | 'sell';
  /** Ten-thousandths of a lot. */
  volume: bigint;
}

/** Trading on the stand-in platform for tests and newcomers. Refusals carry MetaTrader's retcodes. */
export interface Dealing {
  /**
   * Opens a position at the quote.
   * Refuses 13 no such login or symbol, 10014 volume, 10018 market closed, 10019 no money.
   */
  open(order: MarketOrder): Promise<PlatformDeal>;
  /** Closes a position at the quote. Refuses 13 no such position, 10018. */
  close(position: string): Promise<PlatformDeal>;
  /** Moves the market and closes what that stops out. Refuses 13 no such symbol. */
  move(symbol: string, bid: bigint): Promise<Quote>;
  /** What the platform does by itself: swaps at the day's roll, stop outs. */
  tick(): Promise<void>;
  /** Runs `work` on one login by a clock of the past, in one transaction: nobody sees it before it is done. */
  inPast(login: string, work: (floor: PastFloor) => Promise<void>): Promise<void>;
}

/** The dealing floor at a moment of the past, on the feed's prices of that moment. */
export interface PastFloor {
  readonly tx: Db;
  readonly history: TradeHistory;
  /** Moves the clock forward; the platform does meanwhile what it does by itself. Also the books keep this clock. */
  goTo(at: number): Promise<void>;
  open(order: Omit<MarketOrder, 'login'>): Promise<PlatformDeal>;
  close(position: string): Promise<PlatformDeal>;
}
