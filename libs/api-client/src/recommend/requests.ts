import type { recommendCalls } from '@portal/contract/recommend';
import { defineRequest } from '../http/request';

type Calls = typeof recommendCalls;

/** The recommend calls for `call()` of @portal/api-client/http. */
export const recommendRequests = {
  applyIntroducer: defineRequest<Calls['applyIntroducer']>('POST', '/v2/recommend/applyIntroducer', { open: true }),
  getCustomerRelation: defineRequest<Calls['getCustomerRelation']>('POST', '/v2/recommend/getCustomerRelation'),
  getInviteCode: defineRequest<Calls['getInviteCode']>('POST', '/v2/recommend/getInviteCode'),
  getRecommendBonus: defineRequest<Calls['getRecommendBonus']>('POST', '/v2/recommend/getRecommendBonus'),
  queryRecommendInfo: defineRequest<Calls['queryRecommendInfo']>('POST', '/v2/recommend/queryRecommendInfo'),
};
