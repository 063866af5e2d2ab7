import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { accountRequests as requests } from './requests';

/** The account endpoints, injected into the base api. */
export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAccountInfoAjax: read(build, requests.getAccountInfoAjax, ['accountInfo']),
    queryAccountInfo: read(build, requests.queryAccountInfo, ['userInfo']),
    queryPendingOrders: read(build, requests.queryPendingOrders, ['account']),
  }),
});
