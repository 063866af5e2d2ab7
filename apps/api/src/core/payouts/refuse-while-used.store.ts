import type { Db } from '../../database/database';
import { Failure } from '../errors/fail';

/**
 * Refuses to remove a bank card or a coin address while a payout to it waits or is being paid. Locks the customer, as a new payout does, so
 * that no payout to it is submitted before the transaction ends.
 * @throws withdraw.targetUsed with the payout's number
 */
export async function refuseWhileUsed(
  tx: Db,
  customerId: bigint,
  { cardId = null, addressId = null }: { cardId?: bigint | null; addressId?: bigint | null },
): Promise<void> {
  await tx.rows('payout.lockTargets', 'select from customer.customer where id = $1 for no key update', [customerId]);
  const used = await tx.maybe(
    'payout.ofTarget',
    `select pno from payout.proposal where customer_id = $1 and status in (1, 2) and (card_id = $2 or address_id = $3) limit 1`,
    [customerId, cardId, addressId],
  );
  if (used) throw new Failure('withdraw.targetUsed', { values: { pno: used.pno } });
}
