import type { Db } from '../../database/database';

/** Locks a customer for an act of staff. Throws staff.customer, and staff.ownCustomer for the member's own account. */
export const lockForStaff = (tx: Db, customerId: bigint, own: bigint | null) =>
  tx.rows('tasks.lockCustomer', 'select from customer.lock_for_staff($1, $2)', [customerId, own]);
