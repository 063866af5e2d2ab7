import { stream as call } from '@portal/contract/account';
import { handle } from '../http/handler';
import { liveOf } from './live-of';

export const stream = handle(call, async ({ gateway, customer: { customerId, sessionId }, lang, fail }) => {
  const hub = liveOf(gateway);
  if (!hub.hasRoom(customerId)) throw fail('account.connections', { retryAfter: 30 });
  return (response, lastEventId) => hub.join(response, { customerId, sessionId, lang, lastEventId });
});
