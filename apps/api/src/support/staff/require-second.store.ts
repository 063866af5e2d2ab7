import type { Db } from '../../database/database';

/** Refuses an act of two people to the second, of which the first has done their part. Throws secondPersonErrors. */
export const requireSecond = (tx: Db, first: string, second: string) =>
  tx.rows('support.requireSecond', 'select staff.require_second($1, $2)', [first, second]);
