import { audit } from '../../core/audit/audit';
import { forgetOtherDevices } from '../../core/attempts/devices';
import { factorsOf } from '../../core/factors/customer-factor.store';
import { Failure } from '../../core/errors/fail';
import { leaveMessage } from '../../core/messages/message';
import type { Db } from '../../database/database';
import type { Ctx } from '../../http/handler';
import type { addFactor as call } from '@portal/contract/customer';
import { endSessions } from '../customer.store';
import { codesLeft, lockFactors } from './factor.store';
import { keepRecoveryCodes } from './keep-recovery-codes';

/** Second factors of one customer. */
const maxFactors = 5;

type Adding = Pick<Ctx<typeof call>, 'customer' | 'device' | 'request'>;

/**
 * Stores a new factor by `insert` and tells the customer. With the first one the other sessions end, and every other device counts as new:
 * it is asked for the factor when it signs in again.
 * @returns recovery codes, where the customer has none that is unused
 * @throws customer.factorLimit
 */
export async function keepFactor(
  tx: Db,
  { customer, device, request }: Adding,
  { kind, label }: { kind: string; label: string },
  insert: () => Promise<unknown>,
): Promise<string[] | undefined> {
  const { customerId, sessionId } = customer;
  const whose = `customer:${customerId}` as const;
  await lockFactors(tx, customerId);
  const { length: before } = await factorsOf(tx, customerId);
  if (before >= maxFactors) throw new Failure('customer.factorLimit', { values: { max: maxFactors } });
  await insert();
  if (before === 0) {
    await endSessions(tx, customerId, sessionId);
    await forgetOtherDevices(tx, whose, device.keys);
  }
  const codes = (await codesLeft(tx, customerId)) > 0 ? undefined : await keepRecoveryCodes(tx, customerId);
  await leaveMessage(tx, {
    customerId,
    kind: 'customer.factor',
    params: { event: 'added', label },
    href: '/user-center/settings',
  });
  await audit(tx, {
    actor: whose,
    act: 'addFactor',
    subject: whose,
    after: { kind, label },
    requestId: request.id,
    address: request.address,
  });
  return codes;
}
