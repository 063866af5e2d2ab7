import type { Db } from '../database/database';
import type { Quote } from './market-feed';
import type { PlatformDeal, TradeHistory } from './trade-history';
import type { PendingOrder } from './trading-platform';

export interface MarketOrder {
  login: string;
  symbol: string;
  side: 'buy' | 'sell';
  /** Ten-thousandths of a lot. */
  volume: bigint;
}

export interface NewPendingOrder extends MarketOrder {
  type: 'limit' | 'stop';
  /** A decimal string. */
  price: string;
  expiresAt?: Date;
}

/** Trading on the simulated platform, for tests and demo data. Refusals carry MetaTrader's retcodes. */
export interface Dealing {
  /**
   * Opens a position at the quote.
   * Refusal codes: 13 no such login or symbol, 10014 invalid volume, 10017 trade disabled, 10018 market closed,
   * 10019 not enough money.
   */
  open(order: MarketOrder): Promise<PlatformDeal>;
  /** Closes a position at the quote. Refusal codes: 13 no such position, 10017 trade disabled, 10018 market closed. */
  close(position: string): Promise<PlatformDeal>;
  /**
   * Places a pending order.
   * Refusal codes: those of `open` but 10019, 10015 price that is invalid or that the market has reached already, 10022 expiry in the past.
   */
  place(order: NewPendingOrder): Promise<PendingOrder>;
  /** Gives a pending order another price. Refusal codes: 13 no such order, and those of `place`. */
  reprice(order: string, price: string): Promise<PendingOrder>;
  /** Cancels a pending order. Refusal codes: 13 no such order, 10017 trade disabled, 10018 market closed. */
  cancel(order: string): Promise<void>;
  /** Moves the market, fills the pending orders that it reaches, and closes positions that are stopped out. Refusal code: 13 no such symbol. */
  move(symbol: string, bid: bigint): Promise<Quote>;
  /**
   * Carries out what the platform does without a request: swaps at the end of the server day, pending orders whose price or expiry
   * is reached, and stop outs.
   */
  tick(at?: number): Promise<void>;
  /** Runs `work` for one login at past times, in one transaction, so that no other reader sees an intermediate state. */
  inPast(login: string, work: (sandbox: PastPlatform) => Promise<void>): Promise<void>;
}

/** The simulated platform at a past time, with the feed's prices of that time. */
export interface PastPlatform {
  readonly tx: Db;
  readonly history: TradeHistory;
  /** Moves the clock forward and applies swaps and stop outs up to then. The ledger uses the same clock. */
  goTo(at: number): Promise<void>;
  open(order: Omit<MarketOrder, 'login'>): Promise<PlatformDeal>;
  close(position: string): Promise<PlatformDeal>;
  /** Equity and balance of the login at the clock's time, in cents of its currency. */
  worth(): Promise<{ equity: bigint; balance: bigint }>;
}
