import type { customerCalls } from '@portal/contract/customer';
import { accountWires } from '../account/wires';
import { customerWires } from '../customer/wires';
import { call } from './call';
import type { Http } from './create-http';
import type { SendOptions } from './send';
import type { Args } from './wire';

type Customer = typeof customerCalls;

/** The four calls that `createSession` of @portal/session makes. */
export const sessionCalls = (http: Http) => ({
  login: (args: Args<Customer['login']>) => call(http, customerWires.login, args),
  createAccount: (args: Args<Customer['createAccount']>) => call(http, customerWires.createAccount, args),
  logout: () => call(http, customerWires.logout),
  queryAccountInfo: (options?: Pick<SendOptions, 'token' | 'fallback'>) =>
    call(http, accountWires.queryAccountInfo, { includeBalance: true }, options),
});
