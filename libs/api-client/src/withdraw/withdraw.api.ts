import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { withdrawRequests as requests } from './requests';

/** The withdraw endpoints, injected into the base api. */
export const withdrawApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    cancelWithdrawProposal: act(build, requests.cancelWithdrawProposal, money),
    getWithdrawFee: read(build, requests.getWithdrawFee, ['terms']),
    getWithdrawPageInfo: read(build, requests.getWithdrawPageInfo, ['withdraw']),
    getWithdrawRecordsV2: read(build, requests.getWithdrawRecordsV2, ['withdraw']),
    withdrawSubmit: act(build, requests.withdrawSubmit, money),
  }),
});
