import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { standing } from '../kernel/tag-types';
import { customerRequests as requests } from './requests';

/** What shows the customer's factors: settings, and the forms of payouts, which ask for them. */
const shown = [...standing, 'customer', 'message', 'withdraw', 'coinWithdrawPageInfo'] as const;

/** The endpoints of the second step, apart from the others: no first page of an app has them. */
export const factorApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    addFactor: act(build, requests.addFactor, shown),
    factorOptions: act(build, requests.factorOptions),
    factors: read(build, requests.factors, ['customer']),
    reauth: act(build, requests.reauth),
    recoveryCodes: act(build, requests.recoveryCodes),
    removeFactor: act(build, requests.removeFactor, shown),
  }),
});

/** A hook for each of them. */
export const {
  useAddFactorMutation,
  useFactorOptionsMutation,
  useFactorsQuery,
  useLazyFactorsQuery,
  useReauthMutation,
  useRecoveryCodesMutation,
  useRemoveFactorMutation,
} = factorApi;
