import { Type, type Static } from 'typebox';
import { CustInfo, Time } from '../kernel';

/** Response to a login. `username` is the customer number. */
export const Login = Type.Object({
  token: Type.String(),
  username: Type.String(),
  id: Type.String(),
  custInfo: CustInfo,
  lastLoginAt: Type.Optional(Time),
});
export type Login = Static<typeof Login>;
