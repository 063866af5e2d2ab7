import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import { transferRequests as requests } from './requests';

/** The transfer endpoints, injected into the base api. */
export const transferApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountList: read(build, requests.accountList, ['accountList']),
    addTransfer: act(build, requests.addTransfer, money),
    getTransferRecords: read(build, requests.getTransferRecords, ['transfer']),
    mt5AddTransfer: act(build, requests.mt5AddTransfer, money),
  }),
});
