import type { customerCalls } from '@portal/contract/customer';
import { accountRequests } from '../account/requests';
import { signInRequests } from '../customer/sign-in-requests';
import { call } from './call';
import type { Http } from './create-http';
import type { SendOptions } from './send';
import type { Args } from './request';

type Customer = typeof customerCalls;

/** The five calls that `createSession` of @portal/session makes. */
export const sessionCalls = (http: Http) => ({
  login: (args: Args<Customer['login']>) => call(http, signInRequests.login, args),
  createAccount: (args: Args<Customer['createAccount']>) => call(http, signInRequests.createAccount, args),
  logout: () => call(http, signInRequests.logout),
  tokenOwner: (options: Pick<SendOptions, 'token' | 'fallback'>) =>
    call(http, signInRequests.tokenOwner, undefined, options),
  queryAccountInfo: (options?: Pick<SendOptions, 'token' | 'fallback'>) =>
    call(http, accountRequests.queryAccountInfo, { includeBalance: true }, options),
});
