import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { activityWires as wires } from './wires';

/** The activity endpoints, put into the one base api. */
export const activityApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    couponList: read(build, wires.couponList, ['activity']),
  }),
});
