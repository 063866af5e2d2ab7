import type { accountCalls } from '@portal/contract/account';
import type { customerCalls } from '@portal/contract/customer';
import type { ArgsOf, OkOf } from '@portal/contract/kernel';
import type { Answer } from './answer';

type Customer = typeof customerCalls;

/** Arguments of login. */
export type LoginArgs = ArgsOf<Customer['login']>;
/** Arguments of registration. */
export type RegisterArgs = ArgsOf<Customer['createAccount']>;
/** Response to login and registration. */
export type Login = OkOf<Customer['login']>;
/** Whose token it is. */
export type TokenOwner = OkOf<Customer['tokenOwner']>;
/** The customer's accounts, as the session loads them. */
export type AccountInfo = OkOf<(typeof accountCalls)['queryAccountInfo']>;

/** The calls a session makes: `sessionCalls(http)` of @portal/api-client/http. */
export interface SessionCalls {
  login(args: LoginArgs): Promise<Answer<Login>>;
  createAccount(args: RegisterArgs): Promise<Answer<Login>>;
  logout(): Promise<Answer<null>>;
  /** Whose token it is. A refusal does not end the session. */
  tokenOwner(options: { token: string; fallback: string }): Promise<Answer<TokenOwner>>;
  /**
   * `token`: tried instead of the session's; when it is refused, the session does not end. `fallback`: the text when the response
   * has none.
   */
  queryAccountInfo(options?: { token?: string; fallback?: string }): Promise<Answer<AccountInfo>>;
}
