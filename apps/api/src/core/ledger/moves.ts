/** A side of a movement: a customer's ledger account by its id, or a house account by its kind, such as `exchange`. */
type Side = bigint | 'exchange' | 'receivable' | 'fee' | 'payout:bank' | 'payout:coin';

/** A movement to post. `pending` holds the amount. */
export interface Move {
  debit: Side;
  credit: Side;
  currency: string;
  /** In minor units of the currency. */
  amount: bigint;
  phase: 'single' | 'pending';
}

/** Movements as ledger.sides and ledger.post read them. */
export const movesText = (moves: readonly Move[]): string =>
  JSON.stringify(moves, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
