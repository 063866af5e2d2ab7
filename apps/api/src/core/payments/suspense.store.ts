import type { Db } from '../../database/database';
import type { Suspended } from './suspense-offer';

/** The payment in the suspense account with this number, if it is booked. */
export async function suspendedByNumber(db: Db, number: string): Promise<Suspended | undefined> {
  const row = await db.maybe(
    'suspense.byNumber',
    'select amount, currency, merchant_id from deposit.suspense where number = $1 and is_booked and amount is not null',
    [number],
  );
  return row && { amount: row.amount, currency: row.currency, merchantId: row.merchant_id };
}
