import type { Db } from '../../database/database';
import { Failure } from '../errors/fail';

/**
 * Refuses what would remove the target of a payout that has not ended. Locks the customer, as a new payout does, so that none is submitted
 * to the target meanwhile.
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
