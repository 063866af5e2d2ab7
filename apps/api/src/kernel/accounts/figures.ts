import type { TradingState } from '../ports';
import type { AccountRow } from './account-row';

/** What an account shows of its money now. USD cents. */
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
  /** The platform was not asked or did not know: see the contract's `stale`. */
  stale: boolean;
}

/** What of an account its figures follow from. */
export type FigureRow = Pick<AccountRow, 'kind' | 'status' | 'posted' | 'held' | 'credit' | 'untaken'>;

/** Promotions give credit, never balance, so no balance has bonus money in it. */
const bonus = 0n;

const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (a < b ? a : b));
const floored = (amount: bigint) => (amount > 0n ? amount : 0n);

/** Figures of an account without positions: the wallet, and an MT5 account that is not open or cannot be asked. */
function fromBooks({ posted, held, credit }: FigureRow, stale: boolean, withdrawable: boolean): Figures {
  const equity = posted + credit;
  return {
    balance: posted,
    bonus,
    credit,
    equity,
    margin: 0n,
    freeMargin: equity,
    marginLevel: null,
    positions: 0,
    withdrawable: withdrawable ? floored(posted - bonus - held) : 0n,
    stale,
  };
}

/**
 * Figures of an account; `state` is the platform's word on it. Withdrawable = min(balance − bonus, free margin − bonus)
 * (decisions.md §6). MetaTrader's free margin has the credit in it, which is nobody's to withdraw, so it is taken off.
 * What is held has left the platform, but for what is on its way there; and it is never more than the books can give,
 * which follow a closed position a moment later.
 */
export function figuresOf(row: FigureRow, state: TradingState | undefined): Figures {
  if (row.kind === 'wallet') return fromBooks(row, false, true);
  if (row.status !== 'open') return fromBooks(row, false, false);
  if (!state) return fromBooks(row, true, false);
  const { balance, credit, equity, margin, marginFree, marginLevel, positions } = state;
  const free = least(balance - bonus, marginFree - credit - bonus) - row.untaken;
  const withdrawable = floored(least(free, row.posted - row.held - bonus));
  return {
    balance,
    bonus,
    credit,
    equity,
    margin,
    freeMargin: marginFree,
    marginLevel,
    positions,
    withdrawable,
    stale: false,
  };
}
