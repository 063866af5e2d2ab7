import type { NewTradingUser } from '../../../ports';
import { unknownPassword } from './unknown-password';
import { rightsOfNewUser } from './user-rights';

/**
 * The body of /api/user/add. Everything is in the body, because addresses are logged on their way.
 * @param gateway the gateway under which the mark is the user's external account, if there is one
 */
export const newUserRecord = ({ group, name, leverage, password }: NewTradingUser, mark: string, gateway: string) => ({
  Group: group,
  Name: name,
  FirstName: name,
  Leverage: String(leverage),
  Rights: String(rightsOfNewUser),
  PassMain: password,
  PassInvestor: unknownPassword(),
  Comment: mark,
  ...(gateway !== '' && { TradeAccounts: `${gateway}=${mark}` }),
});
