import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { withdrawWires as wires } from './wires';

/** The withdraw endpoints, put into the one base api. */
export const withdrawApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    cancelWithdrawProposal: act(build, wires.cancelWithdrawProposal, money),
    getWithdrawFee: read(build, wires.getWithdrawFee),
    getWithdrawPageInfo: read(build, wires.getWithdrawPageInfo, ['withdraw']),
    getWithdrawRecordsV2: read(build, wires.getWithdrawRecordsV2, ['withdraw']),
    withdrawSubmit: act(build, wires.withdrawSubmit, money),
  }),
});
