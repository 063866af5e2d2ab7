import type { Account } from '../kernel';

/**
 * An open position at current prices. Money and prices as everywhere in the API; `floating` excludes its swap. `marginShare` is what it
 * takes of the margin of all positions of the account, in percent; absent where that is unknown.
 */
export interface LivePosition {
  position: string;
  symbol: string;
  name: string;
  side: 'buy' | 'sell';
  lots: number;
  openPrice: string;
  price: string;
  floating: string;
  swap: string;
  marginShare?: number;
}

/** The fields of an account that change with the market. */
export interface LiveAccount extends Pick<
  Account,
  'id' | 'balance' | 'credit' | 'equity' | 'margin' | 'free_margin' | 'margin_level' | 'positions' | 'withdrawable'
> {
  stale?: true;
  /** Of a stale account: when the platform was last heard of it. */
  as_of?: string;
  /** As in Account: ledger and platform differ, so that no payment is made. */
  review?: true;
  /** Absent when the platform does not report it. */
  open?: LivePosition[];
}

/** Event `figures`: all open accounts, whenever one of them has changed. */
export interface LiveFigures {
  at: string;
  accounts: LiveAccount[];
}

/** Event `news`: new messages and the current unread count. Without messages, some other data of the customer has changed. */
export interface LiveNews {
  unread: number;
  messages: { id: string; kind: string; title: string; href?: string }[];
}
