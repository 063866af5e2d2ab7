import type { recommendCalls } from '@portal/contract/recommend';
import { wire } from '../http/wire';

type Calls = typeof recommendCalls;

/** The recommend calls for `call()` of @portal/api-client/http. */
export const recommendWires = {
  applyIntroducer: wire<Calls['applyIntroducer']>('POST', '/v2/recommend/applyIntroducer', { open: true }),
  getCustomerRelation: wire<Calls['getCustomerRelation']>('POST', '/v2/recommend/getCustomerRelation'),
  getInviteCode: wire<Calls['getInviteCode']>('POST', '/v2/recommend/getInviteCode'),
  getRecommendBonus: wire<Calls['getRecommendBonus']>('POST', '/v2/recommend/getRecommendBonus'),
  queryRecommendInfo: wire<Calls['queryRecommendInfo']>('POST', '/v2/recommend/queryRecommendInfo'),
};
