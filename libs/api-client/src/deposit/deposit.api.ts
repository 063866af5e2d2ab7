import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { egpaySuccess } from './egpay-success';
import { depositWires as wires } from './wires';

/** The deposit endpoints, put into the one base api. */
export const depositApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    depositDraftCancel: act(build, wires.depositDraftCancel, ['deposit', 'activity', 'message', 'userInfo']),
    depositDraftList: read(build, wires.depositDraftList, ['deposit']),
    depositDraftOverdue: read(build, wires.depositDraftOverdue, ['deposit']),
    depositDraftPaidList: read(build, wires.depositDraftPaidList, ['deposit']),
    egpaySuccess: egpaySuccess(build),
    getActivitySetting: read(build, wires.getActivitySetting, ['activity']),
    queryDepositInfo: read(build, wires.queryDepositInfo, ['deposit']),
    submitData: act(build, wires.submitData, ['deposit', 'activity', 'message', 'userInfo']),
  }),
});
