import type { accountCalls } from '@portal/contract/account';
import { wire } from '../http/wire';

type Calls = typeof accountCalls;

/** The account calls for `call()` of @portal/api-client/http. */
export const accountWires = {
  archiveMt5Account: wire<Calls['archiveMt5Account']>('POST', '/v2/customer/archiveMt5Account'),
  createMT5AccountWithToken: wire<Calls['createMT5AccountWithToken']>(
    'POST',
    '/v2/customer/createMT5AccountWithToken',
    { money: true, open: true },
  ),
  createMT5Account: wire<Calls['createMT5Account']>('POST', '/v2/customer/createMT5Account', { money: true }),
  getAccountInfoAjax: wire<Calls['getAccountInfoAjax']>('POST', '/v2/user/getAccountInfoAjax', {
    fallback: 'accountInfo',
  }),
  getNextAccountLevel: wire<Calls['getNextAccountLevel']>('POST', '/v2/person/getNextAccountLevel'),
  queryAccountInfo: wire<Calls['queryAccountInfo']>('GET', '/v2/customer/queryAccountInfo', {
    fallback: 'userInfo',
  }),
  resetMT5Pwd: wire<Calls['resetMT5Pwd']>('POST', '/v2/user/resetMT5Pwd'),
  stream: wire<Calls['stream']>('GET', '/v2/account/stream', { bytes: true }),
  upAccountLevel: wire<Calls['upAccountLevel']>('POST', '/v2/person/upAccountLevel'),
  updateAccount: wire<Calls['updateAccount']>('POST', '/v2/customer/updateAccount'),
};
