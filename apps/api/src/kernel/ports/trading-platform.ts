/** MetaTrader 5's own words: see the deal actions of its SDK. */
export type BalanceAction = 'balance' | 'credit' | 'bonus';

/** Live figures of one login. Money in USD cents. */
export interface TradingState {
  login: string;
  group: string;
  leverage: number;
  balance: bigint;
  credit: bigint;
  equity: bigint;
  margin: bigint;
  marginFree: bigint;
  /** Percent; null while no margin is used. */
  marginLevel: number | null;
  positions: number;
}

/** An open position at the market. Volume in ten-thousandths of a lot, money in USD cents, prices as decimal strings. */
export interface TradingPosition {
  position: string;
  symbol: string;
  side: 'buy' | 'sell';
  volume: bigint;
  openPrice: string;
  price: string;
  /** Without its swap. */
  floating: bigint;
  swap: bigint;
}

export interface NewTradingUser {
  /** Our account id: a repeat with the same one answers the same login. */
  externalId: string;
  group: string;
  name: string;
  leverage: number;
  /** Main (trading) password. */
  password: string;
}

/** A movement asked for by the ledger. */
export interface BalanceOperation {
  login: string;
  action: BalanceAction;
  /** USD cents, negative to take. */
  amount: bigint;
  /** The proposal's number, at most 31 characters: how the operation is found again. */
  comment: string;
  /** The ledger journal's id: a repeat with the same one does nothing and answers the same deal. */
  ticket: string;
}

/** The platform said no: its retcode and words. Everything else that is thrown means 'not known whether it happened'. */
export class TradingRefusal extends Error {
  constructor(
    readonly retcode: number,
    message: string,
  ) {
    super(message);
  }
}

export interface TradingPlatform {
  openUser(user: NewTradingUser): Promise<{ login: string }>;
  updateUser(login: string, change: { leverage?: number; group?: string }): Promise<void>;
  /** Refuses (3006) a password that breaks the platform's rules or equals the current one. */
  changePassword(login: string, password: string): Promise<void>;
  archiveUser(login: string): Promise<void>;
  /** One call for all logins; a login the platform does not know is absent. */
  states(logins: readonly string[]): Promise<Map<string, TradingState>>;
  /** Open positions of logins, where the platform tells them in one call. */
  positions?(logins: readonly string[]): Promise<Map<string, TradingPosition[]>>;
  /** Refuses (10019) what the account cannot give. */
  applyBalance(operation: BalanceOperation): Promise<{ deal: string }>;
  /** Lets go of its connection, where it holds one. */
  close?(): Promise<void>;
}
