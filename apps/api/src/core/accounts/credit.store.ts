import type { Db } from '../../database/database';

/** Gives the credit back that left with a payout or transfer, if any did: the amount has not left. */
export const returnCredit = (tx: Db, number: string, actor: string) =>
  tx.rows('account.returnCredit', 'select account.return_credit($1, $2)', [number, actor]);
