import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { accounts, money } from '../kernel/tag-types';
import { accountRequests as requests } from './requests';

/** What customers do with their accounts, apart from what every page reads of them. */
export const accountActsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    archiveMt5Account: act(build, requests.archiveMt5Account, accounts),
    createMT5AccountWithToken: act(build, requests.createMT5AccountWithToken, money),
    createMT5Account: act(build, requests.createMT5Account, money),
    getNextAccountLevel: read(build, requests.getNextAccountLevel, ['account']),
    giveUpCredit: act(build, requests.giveUpCredit, money),
    linkMT5Account: act(build, requests.linkMT5Account, accounts),
    resetMT5Pwd: act(build, requests.resetMT5Pwd),
    upAccountLevel: act(build, requests.upAccountLevel, accounts),
    updateAccount: act(build, requests.updateAccount, accounts),
  }),
});

/** A hook for each of them. */
export const {
  useArchiveMt5AccountMutation,
  useCreateMT5AccountWithTokenMutation,
  useCreateMT5AccountMutation,
  useGetNextAccountLevelQuery,
  useLazyGetNextAccountLevelQuery,
  useGiveUpCreditMutation,
  useLinkMT5AccountMutation,
  useResetMT5PwdMutation,
  useUpAccountLevelMutation,
  useUpdateAccountMutation,
} = accountActsApi;
