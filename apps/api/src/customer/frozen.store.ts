import type { Db } from '../database/database';

/** Whether staff have frozen the customer's login. */
export async function isFrozen(db: Db, customerId: bigint): Promise<boolean> {
  const { frozen } = await db.row('customer.frozen', `select customer.frozen($1, 'login') as frozen`, [customerId]);
  return frozen;
}
