import type { identityCalls } from '@portal/contract/identity';
import { wire } from '../http/wire';

type Calls = typeof identityCalls;

/** The identity calls for `call()` of @portal/api-client/http. */
export const identityWires = {
  addBank: wire<Calls['addBank']>('POST', '/v2/person/addBank'),
  addIdCard: wire<Calls['addIdCard']>('POST', '/v2/person/addIdCard'),
  getUserBankDetail: wire<Calls['getUserBankDetail']>('POST', '/v2/person/getUserBankDetail', {
    fallback: 'bankDetail',
  }),
  queryKycInfo: wire<Calls['queryKycInfo']>('POST', '/v2/user/queryKycInfo', { fallback: 'kycInfo' }),
};
