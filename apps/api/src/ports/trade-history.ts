export type DealPurpose =
  | 'trade'
  | 'balance'
  | 'credit'
  | 'charge'
  | 'correction'
  | 'bonus'
  | 'commission'
  | 'agent'
  | 'interest'
  | 'dividend'
  | 'tax'
  | 'compensation';

/** A deal as the platform records it: a trade, or an operation that moves the balance or the credit. */
export interface PlatformDeal {
  deal: string;
  login: string;
  /** The ticket of the portal's operation that made this deal (see BalanceOperation); absent for all other deals. */
  ticket?: string;
  /**
   * - `trade`: a buy or sell deal, or its cancellation.
   * - `settlement`: another change of the balance by the platform or its managers (balance, charge, correction, bonus,
   *   commission, interest, dividend, tax, agent, stop-out compensation).
   * - `credit`: a change of the credit.
   */
  kind: 'trade' | 'settlement' | 'credit';
  /** What a deal that is no trade is for; `trade` for a trade. The house account that pays it is named by this. */
  purpose: DealPurpose;
  /** Empty for a deal that is not a trade, like `position` and `symbol`. */
  order: string;
  position: string;
  symbol: string;
  side: 'buy' | 'sell';
  /** `inout` reverses a position: it closes the old one and opens the rest in the other direction. */
  entry: 'in' | 'out' | 'inout';
  /** The platform closed the position because the margin was used up. */
  stopOut?: true;
  /** Ten-thousandths of a lot, MetaTrader's own unit. */
  volume: bigint;
  /** The part of the volume that closes a position. */
  volumeClosed: bigint;
  /** Decimal string with the instrument's digits. */
  price: string;
  /** The opening price of the position, if the deal closes one. */
  pricePosition: string;
  /** Cents of the login's currency, signed from the customer's point of view. The balance or credit changed by the sum of the three amounts. */
  profit: bigint;
  commission: bigint;
  swap: bigint;
  /** Cost of the spread at opening, in cents above zero; absent if not recorded. The profit already includes it. */
  spread?: bigint;
  /** When it was made, as the platform states it. A deal is the same as long as this is the same, whatever offset converts it to `at`. */
  platformTime: string;
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

/** The records that a request asks for: of these logins, or of all if none are named, made from `from` until before `to`. */
export interface HistoryScope {
  logins?: readonly string[];
  from: Date;
  to: Date;
  /** Called for a login with a record that cannot be read and is left out. Without it the request fails. */
  skipped?: (login: string, error: Error) => void;
}

/** The platform's records. Records of one request are ordered by their numbers. */
export interface TradeHistory {
  deals(scope: HistoryScope): Promise<PlatformDeal[]>;
  /** Finished orders. */
  orders(scope: HistoryScope): Promise<PlatformOrder[]>;
  /** The numbers of those deals that the platform still has. */
  existingDeals(deals: readonly string[]): Promise<string[]>;
}
