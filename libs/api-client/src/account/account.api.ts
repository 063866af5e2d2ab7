import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { accounts, money } from '../kernel/tag-types';
import { accountRequests as requests } from './requests';

/** The account endpoints, injected into the base api. */
export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    archiveMt5Account: act(build, requests.archiveMt5Account, accounts),
    createMT5AccountWithToken: act(build, requests.createMT5AccountWithToken, money),
    createMT5Account: act(build, requests.createMT5Account, money),
    getAccountInfoAjax: read(build, requests.getAccountInfoAjax, ['accountInfo']),
    getNextAccountLevel: read(build, requests.getNextAccountLevel, ['account']),
    giveUpCredit: act(build, requests.giveUpCredit, money),
    linkMT5Account: act(build, requests.linkMT5Account, accounts),
    queryAccountInfo: read(build, requests.queryAccountInfo, ['userInfo']),
    queryPendingOrders: read(build, requests.queryPendingOrders, ['account']),
    resetMT5Pwd: act(build, requests.resetMT5Pwd),
    upAccountLevel: act(build, requests.upAccountLevel, accounts),
    updateAccount: act(build, requests.updateAccount, accounts),
  }),
});
