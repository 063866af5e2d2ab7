import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { accounts } from '../kernel/tag-types';
import { accountWires as wires } from './wires';

/** The account endpoints, put into the one base api. */
export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    archiveMt5Account: act(build, wires.archiveMt5Account, accounts),
    createMT5AccountWithToken: act(build, wires.createMT5AccountWithToken, accounts),
    createMT5Account: act(build, wires.createMT5Account, accounts),
    getAccountInfoAjax: read(build, wires.getAccountInfoAjax, ['accountInfo']),
    getNextAccountLevel: read(build, wires.getNextAccountLevel, ['account']),
    queryAccountInfo: read(build, wires.queryAccountInfo, ['userInfo']),
    resetMT5Pwd: act(build, wires.resetMT5Pwd),
    upAccountLevel: act(build, wires.upAccountLevel, accounts),
    updateAccount: act(build, wires.updateAccount, accounts),
  }),
});
