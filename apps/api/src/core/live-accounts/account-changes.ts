import type { SenderPlace, TradingAccount, TradingPosition, TradingState } from '../../ports';

export const changesTopic = 'accounts.changes';
/** Asks the poller for all accounts. */
export const wholeTopic = 'accounts.whole';

/** What the poller sends after each look. */
export interface AccountChanges extends SenderPlace {
  /** All accounts are named, not only those that changed. */
  whole: boolean;
  accounts: TradingAccount[];
  /** Logins that the last message had and the platform does not answer for any more. */
  gone: string[];
}

/** Amounts as text, because JSON has no bigint. */
type Plain<T> = { [K in keyof T]: T[K] extends bigint ? string : T[K] };

interface PlainAccount {
  state: Plain<TradingState>;
  open: Plain<TradingPosition>[];
}

const readState = (state: Plain<TradingState>): TradingState => ({
  ...state,
  balance: BigInt(state.balance),
  credit: BigInt(state.credit),
  equity: BigInt(state.equity),
  margin: BigInt(state.margin),
  marginFree: BigInt(state.marginFree),
});

const readPosition = (position: Plain<TradingPosition>): TradingPosition => ({
  ...position,
  volume: BigInt(position.volume),
  floating: BigInt(position.floating),
  swap: BigInt(position.swap),
});

export const toText = (value: AccountChanges | TradingAccount): string =>
  JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? String(one) : one));

export function readChanges(text: string): AccountChanges {
  const changes = JSON.parse(text) as Omit<AccountChanges, 'accounts'> & { accounts: PlainAccount[] };
  return {
    ...changes,
    accounts: changes.accounts.map(({ state, open }) => ({ state: readState(state), open: open.map(readPosition) })),
  };
}
