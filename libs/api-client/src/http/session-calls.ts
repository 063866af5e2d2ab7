import type { customerCalls } from '@portal/contract/customer';
import { accountRequests } from '../account/requests';
import { customerRequests } from '../customer/requests';
import { call } from './call';
import type { Http } from './create-http';
import type { SendOptions } from './send';
import type { Args } from './request';

type Customer = typeof customerCalls;

/** The five calls that `createSession` of @portal/session makes. */
export const sessionCalls = (http: Http) => ({
  login: (args: Args<Customer['login']>) => call(http, customerRequests.login, args),
  createAccount: (args: Args<Customer['createAccount']>) => call(http, customerRequests.createAccount, args),
  logout: () => call(http, customerRequests.logout),
  tokenOwner: (options: Pick<SendOptions, 'token' | 'fallback'>) =>
    call(http, customerRequests.tokenOwner, undefined, options),
  queryAccountInfo: (options?: Pick<SendOptions, 'token' | 'fallback'>) =>
    call(http, accountRequests.queryAccountInfo, { includeBalance: true }, options),
});
