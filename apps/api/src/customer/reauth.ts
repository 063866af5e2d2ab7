import { reauth as call } from '@portal/contract/customer';
import { Failure } from '../core/errors/fail';
import { requireFactor } from '../core/factors/customer-factor';
import { handle } from '../http/handler';
import { endIdleness, refuseIdle } from '../http/idle-session';
import { confirmPassword } from './confirm-password';

/** The header `present` is not needed here: whoever calls without a proof says that the customer is there. */
export const reauth = handle(call, async ({ body, customer, gateway, request }) => {
  const { customerId, sessionId } = customer;
  const { password, factor } = body;
  if (password !== undefined) await confirmPassword(gateway.db, customerId, password);
  else if (factor) {
    const has = await requireFactor(gateway, { door: 'act', customerId, address: request.address, answer: factor });
    if (!has) throw new Failure('PARAM', { status: 400, fields: ['password'] });
  } else {
    await refuseIdle(gateway, customer);
    return null;
  }
  await endIdleness(gateway.db, sessionId);
  return null;
});
