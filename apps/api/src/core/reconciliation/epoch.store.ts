import type { Db } from '../../database/database';

/**
 * Opens the next epoch of the ledger where its database was restored, and stops payouts (`ledger.open_epoch`).
 * @param isAhead whether something outside shows that the database lacks what it had. Only then is a new timeline of the same server a
 *   restore, and not a standby that was promoted.
 * @returns whether the database was restored, and nobody has noticed before
 */
export const openNextEpoch = async (db: Db, isAhead: boolean): Promise<boolean> =>
  (await db.row<{ restored: boolean }>('chain.open', 'select ledger.open_epoch($1) as restored', [isAhead])).restored;
