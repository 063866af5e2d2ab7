import type { TradingState } from '../../ports';
import { canGive } from './can-give';
import type { KnownState } from './known-state';
import type { AccountRow } from './account-row';

/** The money figures that an account shows, in its currency. */
export interface Figures {
  balance: bigint;
  bonus: bigint;
  credit: bigint;
  equity: bigint;
  margin: bigint;
  freeMargin: bigint;
  /** Percent; null while no margin is used. */
  marginLevel: number | null;
  positions: number;
  withdrawable: bigint;
  /** What a payment may take now: of the withdrawable amount, what the platform has for certain. It lacks money on its way there. */
  available: bigint;
  /** What the platform has of the balance, less what it has still to release: a payment takes its share of the credit by it. */
  settled: bigint;
  /** The platform was not asked or returned no state; see `stale` of the contract. */
  stale: boolean;
  /** Of stale figures: the time of the platform's last known state, which they contain. */
  asOf?: Date;
}

/** The columns of an account that its figures depend on. */
export type FigureRow = Pick<
  AccountRow,
  | 'id'
  | 'customer_id'
  | 'login'
  | 'kind'
  | 'status'
  | 'posted'
  | 'held'
  | 'credit'
  | 'untaken'
  | 'owed'
  | 'arriving'
  | 'quarantined'
>;

/** Always 0: promotions give credit and never balance, so no balance contains bonus money. */
const bonus = 0n;

const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (a < b ? a : b));
const floored = (amount: bigint) => (amount > 0n ? amount : 0n);

/** Figures of an account without positions: the wallet, or an MT5 account that is not open or whose platform state is unknown. */
function fromLedger({ posted, held, credit }: FigureRow, stale: boolean, withdrawable: boolean): Figures {
  const equity = posted + credit;
  const free = withdrawable ? canGive({ posted: posted - bonus, held }) : 0n;
  return {
    balance: posted,
    bonus,
    credit,
    equity,
    margin: 0n,
    freeMargin: equity,
    marginLevel: null,
    positions: 0,
    withdrawable: free,
    available: free,
    settled: free,
    stale,
  };
}

/**
 * The platform's state with the ledger's balance and credit, while a posted credit has not reached the platform for certain.
 * The platform may or may not have it already, so it cannot be added to the platform's figure. Floating profit and margin do not
 * depend on the balance and stay the platform's.
 */
function withArriving(row: FigureRow, state: TradingState): TradingState {
  const balance = row.posted - row.held + row.untaken - row.owed;
  const equity = balance + row.credit + (state.equity - state.balance - state.credit);
  return {
    ...state,
    balance,
    credit: row.credit,
    equity,
    marginFree: equity - state.margin,
    marginLevel: state.margin === 0n ? null : Number((equity * 10_000n) / state.margin) / 100,
  };
}

/**
 * What can leave an account whose state at the platform is this: min(balance − bonus, free margin − bonus) (docs/rules.md, Money).
 * MetaTrader's free margin includes the credit, which cannot be withdrawn, so the credit is subtracted. Held amounts have left the
 * platform except for `untaken`, which is subtracted too. The result is never more than the ledger can give, because the ledger posts a
 * closed position a moment after the platform.
 */
function freeOf(row: FigureRow, { balance, marginFree, credit }: TradingState): bigint {
  if (row.quarantined) return 0n;
  const free = least(balance - bonus, marginFree - credit - bonus) - row.untaken;
  return canGive({ posted: row.posted - bonus, held: row.held }, free);
}

/**
 * Figures of an account; `known` is the platform's state, or its last known one while the platform is away. Then balance and credit
 * are the ledger's and nothing can be withdrawn.
 */
export function figuresOf(row: FigureRow, known: KnownState | undefined): Figures {
  if (row.kind === 'wallet') return fromLedger(row, false, true);
  if (row.status !== 'open') return fromLedger(row, false, false);
  if (!known) return fromLedger(row, true, false);
  const { state, asOf } = known;
  if (asOf)
    return { ...shownOf(withArriving(row, state)), withdrawable: 0n, available: 0n, settled: 0n, stale: true, asOf };
  const shown = row.arriving ? withArriving(row, state) : state;
  const withdrawable = freeOf(row, shown);
  const available = least(withdrawable, freeOf(row, state));
  return { ...shownOf(shown), withdrawable, available, settled: floored(state.balance - row.untaken), stale: false };
}

const shownOf = ({ balance, credit, equity, margin, marginFree, marginLevel, positions }: TradingState) => ({
  balance,
  bonus,
  credit,
  equity,
  margin,
  freeMargin: marginFree,
  marginLevel,
  positions,
});
