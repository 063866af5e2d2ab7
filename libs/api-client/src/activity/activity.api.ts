import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { activityWires as wires } from './wires';

export const activityApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    couponList: read(build, wires.couponList, ['activity']),
  }),
});
