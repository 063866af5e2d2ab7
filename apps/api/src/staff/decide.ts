import { decide as call } from '@portal/contract/staff';
import { handle } from '../http/handler';

/** The desk decides, guards the state and writes the audit log, in one transaction. */
export const decide = handle(call, async ({ params, body, staff, gateway, request, fail }) => {
  const desk = gateway.reviewQueues.find(({ kind }) => kind === params.kind);
  if (!desk) throw fail('staff.unknown');
  return desk.decide(gateway, {
    id: params.id,
    decision: body.decision,
    reason: body.reason,
    approval: body.approval,
    txHash: body.txHash,
    resolution: body.resolution,
    actor: `staff:${staff}`,
    requestId: request.id,
    address: request.address,
  });
});
