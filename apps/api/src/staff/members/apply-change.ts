import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';
import { numberId } from '../../database/number-id';
import { endStaffSessions } from '../session/session.store';
import { removeTickets } from '../session/ticket.store';
import type { ChangeRow } from './member-change.store';
import { hasManager, insertMember, isCustomer, lockStaff, rolesExist, setRole, updateMember } from './member.store';

/** Sends the link from a job: it is made there, so that it stands in no table and in no answer. */
const sendInvitation = (tx: Db, memberId: bigint) =>
  tx.rows(
    'staff.queueInvitation',
    `select graphile_worker.add_job('staff.sendInvitation', json_build_object('memberId', $1::text), job_key := 'staff.invitation:' || $1)`,
    [String(memberId)],
  );

async function checkRoles(tx: Db, roles: readonly string[] | undefined): Promise<void> {
  if (roles && !(await rolesExist(tx, roles))) throw new Failure('staff.role', { fields: ['roles'] });
}

async function invite(tx: Db, { email, name, after: { roles = [] } }: ChangeRow): Promise<bigint> {
  await checkRoles(tx, roles);
  const added = await insertMember(tx, { email: email ?? '', name: name ?? '', roles });
  if (!added) throw new Failure('staff.emailTaken');
  await sendInvitation(tx, added.id);
  return added.id;
}

/** Password and second factor stay valid until the new ones are set, but no sign-in that has begun. */
async function renew(tx: Db, memberId: bigint): Promise<void> {
  await endStaffSessions(tx, memberId);
  await removeTickets(tx, memberId, ['invitation', 'enrol', 'factor']);
  await sendInvitation(tx, memberId);
}

async function change(tx: Db, memberId: bigint, { roles, active, customerNumber }: ChangeRow['after']): Promise<void> {
  await checkRoles(tx, roles);
  if (customerNumber && !(await isCustomer(tx, numberId(customerNumber)))) throw new Failure('staff.customer');
  await updateMember(tx, memberId, { roles, active, customerNumber });
  if (roles) await endStaffSessions(tx, memberId);
}

/** Carries out an approved change. Returns the member whom it is about. */
export async function applyChange(tx: Db, row: ChangeRow): Promise<bigint | null> {
  await lockStaff(tx);
  const { kind, member_id: memberId, role, after } = row;
  if (kind === 'invite') return invite(tx, row);
  if (kind === 'renew' && memberId !== null) await renew(tx, memberId);
  if (kind === 'change' && memberId !== null) await change(tx, memberId, after);
  if (kind === 'role' && role !== null) await setRole(tx, role, after.permissions ?? []);
  if (!(await hasManager(tx))) throw new Failure('staff.lastAdministrator');
  return memberId;
}
