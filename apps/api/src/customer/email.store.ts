import { maskEmail } from '@portal/rules/masks';
import { audit } from '../core/audit/audit';
import type { Gateway } from '../core/gateway/gateway';

/**
 * Binds an e-mail address, starts the cooling-off period for payouts, and tells the customer, also at the former
 * address.
 * @param hours of the cooling-off period
 * @throws a unique violation if another customer has the address
 */
export async function changeEmail(
  { db }: Gateway,
  customerId: bigint,
  email: string,
  hours: number,
  requestId: string,
): Promise<void> {
  const whose = `customer:${customerId}`;
  await db.transaction(async (tx) => {
    const { former } = await tx.row(
      'customer.lockEmail',
      'select email as former from customer.customer where id = $1 for update',
      [customerId],
    );
    await tx.rows('customer.bindEmail', 'update customer.customer set email = $2, secured_at = now() where id = $1', [
      customerId,
      email,
    ]);
    const masked = former === null ? null : maskEmail(former);
    await audit(tx, {
      actor: whose,
      act: 'bindEmail',
      subject: whose,
      before: { email: masked },
      after: { email: maskEmail(email) },
      requestId,
    });
    await tx.rows(
      'customer.emailMessage',
      `select message.leave($1, 'customer.email', $2, '/user-center/acctInfo', $3)`,
      [customerId, { ...(masked !== null && { oldEmail: masked }), email: maskEmail(email), hours }, former],
    );
  });
}
