import type { Db } from '../../database/database';
import { audit } from '../audit/audit';

interface Look {
  staff: { actor: string };
  request: { id: string; address: string };
  /** Which part of the customer's record is viewed. */
  part: string;
}

/** Writes a staff member's look at a customer into the audit log. Returns false where there is no such customer. */
export async function noteLook(db: Db, customerId: bigint | null, { staff, request, part }: Look): Promise<boolean> {
  const found = await db.maybe('staff.knownCustomer', 'select id from customer.customer where id = $1', [customerId]);
  if (!found) return false;
  await audit(db, {
    actor: staff.actor,
    act: 'customer.read',
    subject: `customer:${customerId}`,
    after: { part },
    requestId: request.id,
    address: request.address,
  });
  return true;
}
