import { audit } from '../../core/audit/audit';
import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';
import { applyChange } from './apply-change';
import { closeChange, type ChangeRow, type Decider } from './member-change.store';

const acts = { invite: 'invite', renew: 'renewInvitation', change: 'changeMember', role: 'changeRole' } as const;

/**
 * Carries out a change that waits, or refuses it where `refusal` is given. The caller has locked it and knows that this decider
 * may. Throws what hinders the change now, as its proposal would.
 */
export async function decideChange(
  tx: Db,
  row: ChangeRow,
  decider: Decider,
  { refusal, request }: { refusal?: string | undefined; request?: { id: string; address: string } },
): Promise<ChangeRow> {
  if (row.status !== 1) throw new Failure('staff.state');
  const memberId = refusal === undefined ? await applyChange(tx, row) : row.member_id;
  const closed = await closeChange(tx, { id: row.id, member_id: memberId }, decider, refusal);
  await audit(tx, {
    actor: decider.actor,
    act: `staff.${refusal === undefined ? acts[row.kind] : `refuse.${row.kind}`}`,
    subject: memberId === null ? row.subject : `member:${memberId}`,
    before: row.before,
    after: {
      change: String(row.id),
      proposedBy: row.proposed_by,
      ...(row.kind === 'invite' && { email: row.email, name: row.name }),
      ...row.after,
      ...(refusal !== undefined && { reason: refusal }),
    },
    ...(request && { requestId: request.id, address: request.address }),
  });
  return closed;
}
