import type { Db } from '../../database/database';

/**
 * Locks a customer for an act of staff. Throws staff.customer, and staff.ownCustomer for the member's own customer account.
 * @param own the customer number of the member, null if there is none
 */
export const lockForStaff = (db: Db, customerId: bigint, own: bigint | null) =>
  db.rows('customers.lockForStaff', 'select from customer.lock_for_staff($1, $2)', [customerId, own]);

/**
 * Locks a customer for an act of staff that begins something with the customer. Throws as lockForStaff, and staff.customerClosed.
 * @param own the customer number of the member, null if there is none
 */
export const lockOpen = (db: Db, customerId: bigint, own: bigint | null) =>
  db.rows('customers.lockOpen', 'select from customer.lock_open($1, $2)', [customerId, own]);
