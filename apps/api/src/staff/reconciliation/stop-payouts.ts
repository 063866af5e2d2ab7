import { stopPayouts as call } from '@portal/contract/staff';
import { stopPayouts as stop } from '../../core/reconciliation/stop-queue';
import { handle } from '../../http/handler';

export const stopPayouts = handle(call, ({ body: { reason }, gateway, request, staff }) =>
  stop(gateway.db, { reason, actor: staff.actor, requestId: request.id, address: request.address }),
);
