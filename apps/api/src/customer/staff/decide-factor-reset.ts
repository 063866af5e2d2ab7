import { decideFactorReset as call } from '@portal/contract/staff';
import { coolingHours } from '../../core/customers/cooling';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { decideReset } from './factor-reset.store';

export const decideFactorReset = handle(call, ({ params, body, gateway, staff, request }) =>
  decideReset(
    gateway.db,
    numberId(params.id),
    { decision: body.decision, reason: body.reason, hours: coolingHours(gateway) },
    { actor: staff.actor, own: staff.customerId, requestId: request.id, address: request.address },
  ),
);
