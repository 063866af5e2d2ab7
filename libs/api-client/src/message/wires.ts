import type { messageCalls } from '@portal/contract/message';
import { wire } from '../http/wire';

type Calls = typeof messageCalls;

/** The message calls for `call()` of @portal/api-client/http. */
export const messageWires = {
  messageList: wire<Calls['messageList']>('POST', '/v2/message/list'),
  messageRead: wire<Calls['messageRead']>('POST', '/v2/message/read'),
};
