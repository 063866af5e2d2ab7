/** MetaTrader 5's terms, see the deal actions of its SDK. */
export type BalanceAction = 'balance' | 'credit' | 'bonus';

/** Live figures of one login. Money in cents of its currency. */
export interface TradingState {
  login: string;
  group: string;
  leverage: number;
  /**
   * The platform takes no order of the customer, not even one that closes a position. Stop outs still happen. Absent in the
   * answer for a group, which has no rights of users.
   */
  tradeDisabled?: boolean;
  balance: bigint;
  credit: bigint;
  equity: bigint;
  margin: bigint;
  marginFree: bigint;
  /** Percent; null while no margin is used. */
  marginLevel: number | null;
  positions: number;
}

/** An open position at current prices. Volume in ten-thousandths of a lot, money in cents of the login's currency, prices as decimal strings. */
export interface TradingPosition {
  position: string;
  symbol: string;
  side: 'buy' | 'sell';
  volume: bigint;
  openPrice: string;
  price: string;
  /** The floating profit without swap. */
  floating: bigint;
  swap: bigint;
}

/** An order that waits for its price. Volume in ten-thousandths of a lot, prices as decimal strings. */
export interface PendingOrder {
  order: string;
  login: string;
  symbol: string;
  side: 'buy' | 'sell';
  type: 'limit' | 'stop' | 'stop_limit';
  /** What is not filled yet. */
  volume: bigint;
  price: string;
  /** Of a stop limit order: the price of the limit order that it becomes. */
  limitPrice?: string;
  at: Date;
  /** Absent: valid until it is cancelled. */
  expiresAt?: Date;
}

/** An account at the platform: its state and its open positions. */
export interface TradingAccount {
  state: TradingState;
  open: TradingPosition[];
}

export interface NewTradingUser {
  /** The portal's account id. A repeat with the same id returns the same login. */
  externalId: string;
  group: string;
  name: string;
  leverage: number;
  /** Main (trading) password. */
  password: string;
  /** No earlier request for this user can have reached the platform, so that it need not be searched for the user first. */
  first?: boolean;
}

/** A balance operation that a posting of the ledger requires. */
export interface BalanceOperation {
  login: string;
  action: BalanceAction;
  /** Cents of the login's currency; negative to take money from the login. */
  amount: bigint;
  /** The proposal's number, at most 31 characters, by which the operation can be found. */
  comment: string;
  /** The ledger journal's id. A repeat with the same id has no effect and returns the same deal. */
  ticket: string;
  /**
   * The ledger has taken the amount from the account already, so that no lack of money there refuses it: the balance may become negative,
   * as after a loss. Without it, the platform decides whether the ledger takes the amount.
   */
  booked?: boolean;
}

/** A refusal by the platform, with its retcode and message. After any other error the outcome is unknown. */
export class TradingRefusal extends Error {
  constructor(
    readonly retcode: number,
    message: string,
  ) {
    super(message);
  }
}

/** What can be changed of a user. A repeat has no effect. */
export interface UserChange {
  leverage?: number;
  group?: string;
  tradeDisabled?: boolean;
}

/** Of margin call or stop out: a margin level in percent, or an amount of equity in cents of the group's currency, or less. */
export type MarginThreshold = { percent: number } | { equity: bigint };

/** A group of accounts on the platform. */
export interface TradingGroup {
  /** ISO 4217. */
  currency: string;
  /** Where the platform warns the customer. */
  marginCall: MarginThreshold;
  /** Where it closes positions. */
  stopOut: MarginThreshold;
  /** Positions of a large volume need more margin than SymbolMargin says. */
  floatingMargin: boolean;
}

/**
 * What opening a position in a symbol takes from the free margin of an account of a group: the value of the contract × the rate,
 * ÷ the leverage of the account where `byLeverage` is set.
 */
export interface SymbolMargin {
  byLeverage: boolean;
  /** The rate of an order to buy, and to sell. 1 is the whole value. */
  buy: number;
  sell: number;
  /** In place of the contract's value: an amount per lot, as a decimal string. */
  perLot?: { amount: string; currency: string };
}

export interface TradingPlatform {
  /** The platform's clock, as UTC. */
  serverTime(): Promise<Date>;
  /** A group by its full path, for example `real\\STD-USD`; undefined if the platform has none or hides it from our manager. */
  group(path: string): Promise<TradingGroup | undefined>;
  /** The margin of a symbol in a group; undefined if one of them is unknown, and where the platform's formula is another one. */
  symbolMargin(group: string, symbol: string): Promise<SymbolMargin | undefined>;
  /** Permissions that our manager needs and lacks, by the platform's own names. */
  missingPermissions(): Promise<string[]>;
  openUser(user: NewTradingUser): Promise<{ login: string }>;
  updateUser(login: string, change: UserChange): Promise<void>;
  /** Refuses with code 3006 a password that breaks the platform's rules or equals the current one. */
  changePassword(login: string, password: string): Promise<void>;
  /** Whether this is the login's main (trading) password. False for an archived or unknown login. */
  checkPassword(login: string, password: string): Promise<boolean>;
  /** The name in which a login is registered, empty where none is; undefined for an archived or unknown login. */
  userName(login: string): Promise<string | undefined>;
  archiveUser(login: string): Promise<void>;
  /** One call for all logins. A login that the platform does not know is absent. */
  states(logins: readonly string[]): Promise<Map<string, TradingState>>;
  /** Open positions. A login that the platform does not know is absent. */
  positions(logins: readonly string[]): Promise<Map<string, TradingPosition[]>>;
  /** Pending orders, oldest first. A login that the platform does not know is absent. */
  pendingOrders(logins: readonly string[]): Promise<Map<string, PendingOrder[]>>;
  /** All accounts of a group, which may be too many for one answer. */
  accountsOf(group: string): Promise<TradingAccount[]>;
  /** Refuses with code 10019 an amount that the account does not have available, unless it is of the balance and booked. */
  applyBalance(operation: BalanceOperation): Promise<{ deal: string }>;
  /** Closes the connection to the platform, if there is one. */
  close?(): Promise<void>;
}
