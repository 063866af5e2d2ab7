import type { Db } from '../../database/database';

/** Locks a customer for an act of staff. Throws staff.customer, and staff.ownCustomer where it is the member's own. */
export const lockForStaff = (tx: Db, customer: bigint, own: bigint | null) =>
  tx.rows('support.lockForStaff', 'select customer.lock_for_staff($1, $2)', [customer, own]);
