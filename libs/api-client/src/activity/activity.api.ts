import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { activityRequests as requests } from './requests';

/** The activity endpoints, injected into the base api. */
export const activityApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    couponList: read(build, requests.couponList, ['activity']),
  }),
});
