import type { accountCalls } from '@portal/contract/account';
import { defineRequest } from '../http/request';

type Calls = typeof accountCalls;

/** The account calls for `call()` of @portal/api-client/http. */
export const accountRequests = {
  archiveMt5Account: defineRequest<Calls['archiveMt5Account']>('POST', '/v2/customer/archiveMt5Account'),
  createMT5AccountWithToken: defineRequest<Calls['createMT5AccountWithToken']>(
    'POST',
    '/v2/customer/createMT5AccountWithToken',
    { money: true, open: true },
  ),
  createMT5Account: defineRequest<Calls['createMT5Account']>('POST', '/v2/customer/createMT5Account', { money: true }),
  getAccountInfoAjax: defineRequest<Calls['getAccountInfoAjax']>('POST', '/v2/user/getAccountInfoAjax', {
    fallback: 'accountInfo',
  }),
  getNextAccountLevel: defineRequest<Calls['getNextAccountLevel']>('POST', '/v2/person/getNextAccountLevel'),
  giveUpCredit: defineRequest<Calls['giveUpCredit']>('POST', '/v2/customer/giveUpCredit', { money: true }),
  linkMT5Account: defineRequest<Calls['linkMT5Account']>('POST', '/v2/customer/linkMT5Account'),
  queryAccountInfo: defineRequest<Calls['queryAccountInfo']>('GET', '/v2/customer/queryAccountInfo', {
    fallback: 'userInfo',
  }),
  queryPendingOrders: defineRequest<Calls['queryPendingOrders']>('GET', '/v2/customer/queryPendingOrders'),
  resetMT5Pwd: defineRequest<Calls['resetMT5Pwd']>('POST', '/v2/user/resetMT5Pwd'),
  stream: defineRequest<Calls['stream']>('GET', '/v2/account/stream', { bytes: true }),
  upAccountLevel: defineRequest<Calls['upAccountLevel']>('POST', '/v2/person/upAccountLevel'),
  updateAccount: defineRequest<Calls['updateAccount']>('POST', '/v2/customer/updateAccount'),
};
