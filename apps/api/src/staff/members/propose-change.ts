import type { MemberChange } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import type { Db } from '../../database/database';
import type { StaffMember } from '../../http/staff-session';
import { changeOf, insertChange, type NewChange } from './member-change.store';
import { whyNotApprover } from './why-not-approver';

/** Lets a change wait for its second person. Throws staff.changeWaits if one of the same subject waits. */
export async function proposeChange(
  tx: Db,
  staff: StaffMember,
  request: { id: string; address: string },
  change: NewChange,
): Promise<MemberChange> {
  const row = await insertChange(tx, change, staff);
  await audit(tx, {
    actor: staff.actor,
    act: `staff.propose.${change.kind}`,
    subject: change.subject,
    before: change.before,
    after: { change: String(row.id), ...(change.name && { name: change.name }), ...change.after },
    requestId: request.id,
    address: request.address,
  });
  return { ...changeOf(row), blocked: whyNotApprover(row, staff) };
}
