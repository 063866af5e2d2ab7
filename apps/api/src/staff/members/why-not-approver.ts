import type { MemberChange } from '@portal/contract/staff';
import type { StaffMember } from '../../http/staff-session';
import type { ChangeRow } from './member-change.store';

type Viewer = Pick<StaffMember, 'memberId' | 'roles' | 'permissions'>;

/** The code with which a member's approval of a change is refused; undefined if the member may approve it. */
export function whyNotApprover(change: ChangeRow, { memberId, roles, permissions }: Viewer): MemberChange['blocked'] {
  if (!permissions.has('staff.approve')) return 'STAFF_PERMISSION';
  if (change.proposer_id === memberId) return 'staff.secondPerson';
  if (change.member_id === memberId || (change.role !== null && roles.includes(change.role))) return 'staff.ownRoles';
  return undefined;
}
