import type { Account } from '../kernel';

/** An open position at the market. Money and prices as everywhere in the API; `floating` is without its swap. */
export interface LivePosition {
  position: string;
  symbol: string;
  side: 'buy' | 'sell';
  lots: number;
  openPrice: string;
  price: string;
  floating: string;
  swap: string;
}

/** What changes of an account from one moment to the next. */
export interface LiveAccount extends Pick<
  Account,
  'id' | 'balance' | 'credit' | 'equity' | 'margin' | 'free_margin' | 'margin_level' | 'positions' | 'withdrawable'
> {
  stale?: true;
  /** Absent where the platform does not tell. */
  open?: LivePosition[];
}

/** Event `figures`: every open account, whenever one of them has changed. */
export interface LiveFigures {
  at: string;
  accounts: LiveAccount[];
}

/** Event `news`: messages that are new, and how many are unread now. Without any, something else of the customer's has changed. */
export interface LiveNews {
  unread: number;
  messages: { id: string; kind: string; title: string; href?: string }[];
}
