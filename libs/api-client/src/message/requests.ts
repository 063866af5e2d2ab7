import type { messageCalls } from '@portal/contract/message';
import { defineRequest } from '../http/request';

type Calls = typeof messageCalls;

/** The message calls for `call()` of @portal/api-client/http. */
export const messageRequests = {
  addPushDevice: defineRequest<Calls['addPushDevice']>('POST', '/v2/message/addPushDevice'),
  messageList: defineRequest<Calls['messageList']>('POST', '/v2/message/list'),
  messageRead: defineRequest<Calls['messageRead']>('POST', '/v2/message/read'),
  preferences: defineRequest<Calls['preferences']>('POST', '/v2/message/preferences'),
  pushDevices: defineRequest<Calls['pushDevices']>('POST', '/v2/message/pushDevices'),
  removePushDevice: defineRequest<Calls['removePushDevice']>('POST', '/v2/message/removePushDevice'),
};
