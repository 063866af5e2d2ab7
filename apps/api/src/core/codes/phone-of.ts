import type { Db } from '../../database/database';

/** The customer's phone with its nation code: the target of the customer's codes. */
export async function phoneOf(db: Db, customerId: bigint): Promise<string> {
  const { phone } = await db.row(
    'customer.phone',
    'select nation_code || mobile_phone as phone from customer.customer where id = $1',
    [customerId],
  );
  return phone;
}
