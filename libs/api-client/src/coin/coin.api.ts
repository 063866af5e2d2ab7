import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { coinWires as wires } from './wires';

/** The coin endpoints, put into the one base api. */
export const coinApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addOutCoinAddress: act(build, wires.addOutCoinAddress, ['coin', 'coinWithdrawPageInfo', 'message']),
    cancelOutCoinProposal: act(build, wires.cancelOutCoinProposal, money),
    getCoinAssetDealRecord: read(build, wires.getCoinAssetDealRecord, ['coin']),
    getWithdrawCoinFeeV2: read(build, wires.getWithdrawCoinFeeV2),
    getWithdrawCoinPageInfoV2: read(build, wires.getWithdrawCoinPageInfoV2, ['coinWithdrawPageInfo']),
    queryWithdrawCoinRecordV2: read(build, wires.queryWithdrawCoinRecordV2, ['coin']),
    sendCoinMessage: act(build, wires.sendCoinMessage),
    submitWithdrawCoinV2: act(build, wires.submitWithdrawCoinV2, money),
  }),
});
