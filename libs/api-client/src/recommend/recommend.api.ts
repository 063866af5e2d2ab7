import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { recommendRequests as requests } from './requests';

/** The recommend endpoints, injected into the base api. */
export const recommendApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    applyIntroducer: act(build, requests.applyIntroducer),
    getCustomerRelation: read(build, requests.getCustomerRelation, ['recommend']),
    getInviteCode: read(build, requests.getInviteCode, ['recommend']),
    getRecommendBonus: read(build, requests.getRecommendBonus, ['recommend']),
    queryRecommendInfo: read(build, requests.queryRecommendInfo, ['recommend']),
  }),
});
