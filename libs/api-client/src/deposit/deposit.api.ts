import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { egpaySuccess } from './egpay-success';
import { depositRequests as requests } from './requests';

/** The deposit endpoints, injected into the base api. */
export const depositApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    depositDraftCancel: act(build, requests.depositDraftCancel, money),
    depositDraftList: read(build, requests.depositDraftList, ['deposit']),
    depositDraftOverdue: read(build, requests.depositDraftOverdue, ['deposit']),
    depositDraftPaidList: read(build, requests.depositDraftPaidList, ['deposit']),
    egpaySuccess: egpaySuccess(build),
    getActivitySetting: read(build, requests.getActivitySetting, ['activity']),
    queryDepositInfo: read(build, requests.queryDepositInfo, ['deposit']),
    submitData: act(build, requests.submitData, money),
  }),
});
