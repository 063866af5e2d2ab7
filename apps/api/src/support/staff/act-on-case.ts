import type { SuspiciousCase } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { lockForStaff } from '../../core/customers/lock-for-staff.store';
import { Failure } from '../../core/errors/fail';
import { actAs } from '../../core/money-acts/money-act.store';
import type { Db } from '../../database/database';
import type { Gateway } from '../../core/gateway/gateway';
import type { StaffMember } from '../../http/staff-session';
import { caseById, lockCase, toCase, type LockedCase } from './case.store';
import { caseId } from './case-no';

interface Asked {
  params: { no: string };
  body: { version?: number; reason?: string | undefined; text?: string };
  gateway: Gateway;
  staff: StaffMember;
  request: { id: string; address: string };
}

/**
 * An act of staff on a case, in one transaction. Of two acts at once the second has not seen the first: it is refused, where it names a
 * version. Throws staff.unknown, staff.ownCustomer, staff.caseChanged, and what `apply` throws.
 * @param act what the audit log calls it, without `case.`
 * @param apply does it under the lock of the case, and returns what the audit log gets
 */
export async function actOnCase(
  { params: { no }, body: { version, reason }, gateway: { brand, db }, staff, request }: Asked,
  act: string,
  apply: (tx: Db, locked: LockedCase) => Promise<Record<string, unknown>>,
): Promise<SuspiciousCase> {
  const id = caseId(no);
  const row = await db.transaction(async (tx) => {
    await actAs(tx, staff.actor, reason);
    const locked = await lockCase(tx, id);
    if (!locked) throw new Failure('staff.unknown');
    await lockForStaff(tx, locked.customer_id, staff.customerId);
    if (version !== undefined && locked.version !== version) throw new Failure('staff.caseChanged');
    const after = await apply(tx, locked);
    await audit(tx, {
      actor: staff.actor,
      act: `case.${act}`,
      subject: `case:${no}`,
      before: { status: locked.status },
      after: { ...after, reason },
      requestId: request.id,
      address: request.address,
    });
    return caseById(tx, id);
  });
  if (!row) throw new Failure('staff.unknown');
  return toCase(row, brand.targetHours.case);
}
