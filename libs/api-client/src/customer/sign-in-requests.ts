import type { customerCalls } from '@portal/contract/customer';
import { defineRequest } from '../http/request';

type Calls = typeof customerCalls;

/** The customer calls that first loads have: of the session, and of the forms that ask for a phone or a code. */
export const signInRequests = {
  captcha: defineRequest<Calls['captcha']>('GET', '/v2/user/captcha', { open: true, bytes: true }),
  checkPhone: defineRequest<Calls['checkPhone']>('POST', '/v2/customer/checkPhone', { open: true }),
  createAccount: defineRequest<Calls['createAccount']>('POST', '/v2/customer/createAccount', { open: true }),
  login: defineRequest<Calls['login']>('POST', '/v2/user/login', { open: true }),
  logout: defineRequest<Calls['logout']>('POST', '/v2/user/logout'),
  tokenOwner: defineRequest<Calls['tokenOwner']>('POST', '/v2/user/tokenOwner'),
};
