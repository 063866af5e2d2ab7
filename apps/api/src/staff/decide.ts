import { decide as call, decisionRules } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { requirePermission, requireStepUp } from '../http/staff-session';

/** The queue decides, guards the state, requires the second person and writes the audit log, in one transaction. */
export const decide = handle(call, async ({ params, body, staff, gateway, request, fail }) => {
  const queue = gateway.reviewQueues.find(({ kind }) => kind === params.kind);
  if (!queue) throw fail('staff.unknown');
  const rule = decisionRules[params.kind][body.decision];
  if (!rule) throw fail('staff.decision');
  requirePermission(staff, [rule.permission]);
  if (rule.stepUp) requireStepUp(staff);
  if (staff.customerId !== null) {
    const { own } = await gateway.db.row(
      'staff.ownItem',
      'select staff.item_customer($1, $2) is not distinct from $3::bigint as own',
      [params.kind, params.id, staff.customerId],
    );
    if (own) throw fail('staff.ownCustomer');
  }
  return queue.decide(gateway, {
    id: params.id,
    decision: body.decision,
    reason: body.reason,
    createdAt: body.createdAt,
    approval: body.approval,
    txHash: body.txHash,
    resolution: body.resolution,
    phoneCode: body.verifyCode === undefined ? undefined : { verifyCode: body.verifyCode, asker: request.asker },
    actor: staff.actor,
    requestId: request.id,
    address: request.address,
  });
});
