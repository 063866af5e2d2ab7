import type { Db } from './database';

/** The phone a customer's codes go to and are bound to, with its nation code. */
export async function phoneOf(db: Db, customerId: bigint): Promise<string> {
  const { phone } = await db.row<{ phone: string }>(
    'customer.phone',
    'select nation_code || mobile_phone as phone from customer.customer where id = $1',
    [customerId],
  );
  return phone;
}
