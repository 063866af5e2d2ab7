import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { coinRequests as requests } from './requests';

/** The coin endpoints, injected into the base api. */
export const coinApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addOutCoinAddress: act(build, requests.addOutCoinAddress, ['coin', 'coinWithdrawPageInfo', 'message']),
    cancelOutCoinProposal: act(build, requests.cancelOutCoinProposal, money),
    getCoinAssetDealRecord: read(build, requests.getCoinAssetDealRecord, ['coin']),
    getWithdrawCoinFeeV2: read(build, requests.getWithdrawCoinFeeV2, ['terms']),
    getWithdrawCoinPageInfoV2: read(build, requests.getWithdrawCoinPageInfoV2, ['coinWithdrawPageInfo']),
    queryWithdrawCoinRecordV2: read(build, requests.queryWithdrawCoinRecordV2, ['coin']),
    removeOutCoinAddress: act(build, requests.removeOutCoinAddress, ['coin', 'coinWithdrawPageInfo']),
    sendCoinMessage: act(build, requests.sendCoinMessage),
    submitWithdrawCoinV2: act(build, requests.submitWithdrawCoinV2, money),
  }),
});
