import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { commonRequests as requests } from './requests';

/** The common endpoints, injected into the base api. */
export const commonApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCommonConfig: read(build, requests.getCommonConfig, ['terms']),
    getSymbolList: read(build, requests.getSymbolList),
    serviceStatus: read(build, requests.serviceStatus),
    textVersions: read(build, requests.textVersions, ['terms']),
  }),
});
