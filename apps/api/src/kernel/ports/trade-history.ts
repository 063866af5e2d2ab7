/** What happened on the platform that the portal did not ask for: trades, and what the platform settles by itself. */
export interface PlatformDeal {
  deal: string;
  login: string;
  /**
   * - `trade`: bought or sold.
   * - `settlement`: a correction of the balance by the platform itself (actions correction, SO compensation).
   * - `credit`: credit taken by the platform to cover a loss.
   */
  kind: 'trade' | 'settlement' | 'credit';
  /** Empty where it is no trade; so are `position` and `symbol`. */
  order: string;
  position: string;
  symbol: string;
  side: 'buy' | 'sell';
  entry: 'in' | 'out';
  /** Ten-thousandths of a lot, MetaTrader's own unit. */
  volume: bigint;
  /** Decimal string with the instrument's digits. */
  price: string;
  /** What the position was opened at, where the deal closes one. */
  pricePosition: string;
  /** USD cents, signed as the customer sees them. The balance (or credit) moved by the sum of the three. */
  profit: bigint;
  commission: bigint;
  swap: bigint;
  /** What the spread cost at opening, USD cents above zero; absent where it was not recorded. In the profit already. */
  spread?: bigint;
  at: Date;
}

export interface PlatformOrder {
  order: string;
  login: string;
  symbol: string;
  side: 'buy' | 'sell';
  type: 'market' | 'limit' | 'stop' | 'stop_limit' | 'close_by';
  volume: bigint;
  price: string;
  status: 'placed' | 'filled' | 'partial' | 'canceled' | 'rejected' | 'expired';
  at: Date;
}

/** The platform's records, in the order of their numbers. */
export interface TradeHistory {
  /** At most `limit` deals of a login with a number above `after`, ascending. Balance operations of the portal are left out. */
  deals(login: string, after: string, limit: number): Promise<PlatformDeal[]>;
  /** The same of orders that are done. */
  orders(login: string, after: string, limit: number): Promise<PlatformOrder[]>;
}
