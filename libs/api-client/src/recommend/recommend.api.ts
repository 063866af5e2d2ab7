import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { recommendWires as wires } from './wires';

/** The recommend endpoints, put into the one base api. */
export const recommendApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    applyIntroducer: act(build, wires.applyIntroducer),
    getCustomerRelation: read(build, wires.getCustomerRelation, ['recommend']),
    getInviteCode: read(build, wires.getInviteCode, ['recommend']),
    getRecommendBonus: read(build, wires.getRecommendBonus, ['recommend']),
    queryRecommendInfo: read(build, wires.queryRecommendInfo, ['recommend']),
  }),
});
