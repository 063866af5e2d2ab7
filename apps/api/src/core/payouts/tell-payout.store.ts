import type { Db } from '../../database/database';

/** Tells the customer the status of a payout. */
export const tellPayout = (tx: Db, pno: string) =>
  tx.rows('payout.tell', 'select count(payout.tell(p)) as sent from payout.proposal p where p.pno = $1', [pno]);
