import type { NewTradingUser } from '../../../ports';
import { unknownPassword } from './unknown-password';

/** May connect (1), change the password (2), trail stops (32), run experts (64), see reports (256): the platform's default. */
const rights = 0x163;

/** The body of /api/user/add. Everything is in the body, because addresses are logged on their way. */
export const newUserRecord = ({ group, name, leverage, password }: NewTradingUser, mark: string) => ({
  Group: group,
  Name: name,
  FirstName: name,
  Leverage: String(leverage),
  Rights: String(rights),
  PassMain: password,
  PassInvestor: unknownPassword(),
  Comment: mark,
});
