import type { accountCalls } from '@portal/contract/account';
import type { customerCalls } from '@portal/contract/customer';
import type { ArgsOf, OkOf } from '@portal/contract/kernel';
import type { Answer } from './answer';

type Customer = typeof customerCalls;

/** What one signs in with. */
export type LoginArgs = ArgsOf<Customer['login']>;
/** What one registers with. */
export type RegisterArgs = ArgsOf<Customer['createAccount']>;
/** What the gateway answers to who signed in. */
export type Login = OkOf<Customer['login']>;
/** The customer's accounts, as the session reads them. */
export type AccountInfo = OkOf<(typeof accountCalls)['queryAccountInfo']>;

/** The calls a session makes: `sessionCalls(http)` of @portal/api-client/http. */
export interface SessionCalls {
  login(args: LoginArgs): Promise<Answer<Login>>;
  createAccount(args: RegisterArgs): Promise<Answer<Login>>;
  logout(): Promise<Answer<null>>;
  /** `token`: tried instead of the session's, and a refusal of it ends no session. `fallback`: the text where none came. */
  queryAccountInfo(options?: { token?: string; fallback?: string }): Promise<Answer<AccountInfo>>;
}
