import type { supportCalls } from '@portal/contract/support';
import { defineRequest } from '../http/request';

type Calls = typeof supportCalls;

/** The support calls for `call()` of @portal/api-client/http. */
export const supportRequests = {
  open: defineRequest<Calls['open']>('POST', '/v2/support/open'),
  openAsVisitor: defineRequest<Calls['openAsVisitor']>('POST', '/v2/support/openAsVisitor', { open: true }),
  reply: defineRequest<Calls['reply']>('POST', '/v2/support/reply'),
  tickets: defineRequest<Calls['tickets']>('POST', '/v2/support/tickets'),
};
