import { createMT5AccountWithToken as call } from '@portal/contract/account';
import { Failure } from '../core/errors/fail';
import { handle } from '../http/handler';
import { refuseIdle } from '../http/idle-session';
import { signedIn } from '../http/session';
import { openAccount } from './open-account';

/** For the apps' own tokens, which have no browser half; a browser's token is worth nothing here. */
export const createMT5AccountWithToken = handle(call, async ({ body, gateway, idempotency, request, fail }) => {
  const session = await signedIn(gateway.db, { token: body.token, sids: [] });
  if (session.platform === 1) throw new Failure('10005');
  await refuseIdle(gateway, session);
  const { token, ...requested } = body;
  return openAccount(gateway, {
    customerId: session.customerId,
    callId: call.id,
    key: idempotency.key,
    requestId: request.id,
    body: requested,
    fail,
  });
});
