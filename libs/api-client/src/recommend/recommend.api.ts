import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { recommendRequests as requests } from './requests';

/** The recommend endpoints, injected into the base api. */
export const recommendApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    applyIntroducer: act(build, requests.applyIntroducer),
    getCommissionRecords: read(build, requests.getCommissionRecords, ['recommend']),
    getCustomerRelation: read(build, requests.getCustomerRelation, ['recommend']),
    getInviteCode: read(build, requests.getInviteCode, ['recommend']),
    getRecommendBonus: read(build, requests.getRecommendBonus, ['recommend']),
    queryCommission: read(build, requests.queryCommission, ['recommend']),
    queryRecommendInfo: read(build, requests.queryRecommendInfo, ['recommend']),
  }),
});
