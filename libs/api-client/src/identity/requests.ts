import type { identityCalls } from '@portal/contract/identity';
import { defineRequest } from '../http/request';

type Calls = typeof identityCalls;

/** The identity calls for `call()` of @portal/api-client/http. */
export const identityRequests = {
  addBank: defineRequest<Calls['addBank']>('POST', '/v2/person/addBank'),
  addIdCard: defineRequest<Calls['addIdCard']>('POST', '/v2/person/addIdCard'),
  getUserBankDetail: defineRequest<Calls['getUserBankDetail']>('POST', '/v2/person/getUserBankDetail', {
    fallback: 'bankDetail',
  }),
  answerTask: defineRequest<Calls['answerTask']>('POST', '/v2/person/answerTask'),
  appropriateness: defineRequest<Calls['appropriateness']>('POST', '/v2/person/appropriateness'),
  tasks: defineRequest<Calls['tasks']>('POST', '/v2/person/tasks'),
  removeBank: defineRequest<Calls['removeBank']>('POST', '/v2/person/removeBank'),
  queryKycInfo: defineRequest<Calls['queryKycInfo']>('POST', '/v2/user/queryKycInfo', { fallback: 'kycInfo' }),
};
