import { decide as call, decisionPermission } from '@portal/contract/staff';
import { handle } from '../http/handler';
import { requirePermission, requireStepUp } from '../http/staff-session';

/** The queue decides, guards the state and writes the audit log, in one transaction. */
export const decide = handle(call, async ({ params, body, staff, gateway, request, fail }) => {
  const queue = gateway.reviewQueues.find(({ kind }) => kind === params.kind);
  if (!queue) throw fail('staff.unknown');
  requirePermission(staff, [decisionPermission(params.kind, body.decision)]);
  if (body.decision === 'pay' || params.kind === 'stop') requireStepUp(staff);
  return queue.decide(gateway, {
    id: params.id,
    decision: body.decision,
    reason: body.reason,
    approval: body.approval,
    txHash: body.txHash,
    resolution: body.resolution,
    actor: staff.actor,
    requestId: request.id,
    address: request.address,
  });
});
