import { createMT5Account as call } from '@portal/contract/account';
import { handle } from '../http/handler';
import { openAccount } from './open-account';

export const createMT5Account = handle(call, ({ body, customer, gateway, idempotency, request, fail }) =>
  openAccount(gateway, {
    customerId: customer.customerId,
    callId: call.id,
    key: idempotency.key,
    requestId: request.id,
    body,
    fail,
  }),
);
