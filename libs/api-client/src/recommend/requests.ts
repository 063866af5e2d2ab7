import type { recommendCalls } from '@portal/contract/recommend';
import { defineRequest } from '../http/request';

type Calls = typeof recommendCalls;

/** The recommend calls for `call()` of @portal/api-client/http. */
export const recommendRequests = {
  applyIntroducer: defineRequest<Calls['applyIntroducer']>('POST', '/v2/recommend/applyIntroducer', { open: true }),
  getCommissionRecords: defineRequest<Calls['getCommissionRecords']>('POST', '/v2/recommend/getCommissionRecords'),
  getCustomerRelation: defineRequest<Calls['getCustomerRelation']>('POST', '/v2/recommend/getCustomerRelation'),
  getInviteCode: defineRequest<Calls['getInviteCode']>('POST', '/v2/recommend/getInviteCode'),
  getRecommendBonus: defineRequest<Calls['getRecommendBonus']>('POST', '/v2/recommend/getRecommendBonus'),
  queryCommission: defineRequest<Calls['queryCommission']>('POST', '/v2/recommend/queryCommission'),
  queryRecommendInfo: defineRequest<Calls['queryRecommendInfo']>('POST', '/v2/recommend/queryRecommendInfo'),
};
