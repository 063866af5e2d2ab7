import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { standing } from '../kernel/tag-types';
import { identityRequests as requests } from './requests';

/** The identity endpoints, injected into the base api. */
export const identityApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addBank: act(build, requests.addBank, [...standing, 'bankDetail']),
    addIdCard: act(build, requests.addIdCard, [...standing, 'bankDetail']),
    getUserBankDetail: read(build, requests.getUserBankDetail, ['bankDetail']),
    answerTask: act(build, requests.answerTask, ['customer']),
    tasks: read(build, requests.tasks, ['customer']),
    removeBank: act(build, requests.removeBank, [...standing, 'bankDetail']),
    queryKycInfo: read(build, requests.queryKycInfo, ['kycInfo']),
  }),
});
