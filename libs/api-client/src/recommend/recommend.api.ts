import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { recommendWires as wires } from './wires';

export const recommendApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCustomerRelation: read(build, wires.getCustomerRelation, ['recommend']),
    getInviteCode: read(build, wires.getInviteCode, ['recommend']),
    getRecommendBonus: read(build, wires.getRecommendBonus, ['recommend']),
    queryRecommendInfo: read(build, wires.queryRecommendInfo, ['recommend']),
  }),
});
