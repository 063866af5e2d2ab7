import { Type, type Static } from 'typebox';
import { CustInfo, Time } from '../kernel';

/** What a browser or app holds after signing in. `username` is the customer number. */
export const Login = Type.Object({
  token: Type.String(),
  username: Type.String(),
  id: Type.String(),
  custInfo: CustInfo,
  lastLoginAt: Type.Optional(Time),
});
export type Login = Static<typeof Login>;
