import { defineCall } from '../kernel';
import { KycInfo } from './identity';

export const queryKycInfo = defineCall({
  id: 'identity.queryKycInfo',
  method: 'POST',
  path: '/v2/user/queryKycInfo',
  access: 'customer',
  ok: KycInfo,
  errors: [],
  summary: 'The parts of the customer verification and what comes next.',
});
