import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { transferWires as wires } from './wires';

/** The transfer endpoints, put into the one base api. */
export const transferApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountList: read(build, wires.accountList, ['accountList']),
    addTransfer: act(build, wires.addTransfer, money),
    getTransferRecords: read(build, wires.getTransferRecords, ['transfer']),
    mt5AddTransfer: act(build, wires.mt5AddTransfer, money),
  }),
});
