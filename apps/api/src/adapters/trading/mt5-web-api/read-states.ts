import type { Static } from 'typebox';
import type { TradingState } from '../../../ports';
import { Account, AccountList, PositionList, Users } from './answers';
import { apiPath } from './api-path';
import { readCents } from './read-cents';
import { readRows } from './read-rows';
import { refusedWith } from './refused-with';
import type { Session } from './session';
import { isTradeDisabled } from './user-rights';

const notFound = 13;

export function stateOf(
  account: Static<typeof Account>,
  of: Pick<TradingState, 'group' | 'leverage' | 'tradeDisabled' | 'positions'>,
): TradingState {
  const margin = readCents(account.Margin);
  return {
    login: account.Login,
    ...of,
    balance: readCents(account.Balance),
    credit: readCents(account.Credit),
    equity: readCents(account.Equity),
    margin,
    marginFree: readCents(account.MarginFree),
    marginLevel: margin === 0n ? null : Number(account.MarginLevel),
  };
}

/**
 * The live figures of those logins that the platform knows, at most a hundred: three requests at once. A login whose
 * figures cannot be read is absent too, so that reconciliation finds it.
 */
export async function readStates(session: Session, logins: readonly string[]): Promise<Map<string, TradingState>> {
  if (logins.length === 0) return new Map();
  const path = (command: string) => apiPath(command, { login: logins.join(',') });
  const request = <T>(pending: Promise<{ answer: T[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [users, accounts, positions] = await Promise.all([
    request(session.call({ path: path('/api/user/get_batch'), repeatable: true }, Users)),
    request(session.call({ path: path('/api/user/account/get_batch'), repeatable: true }, AccountList)),
    request(session.call({ path: path('/api/position/get_batch'), repeatable: true, mayBeEmpty: true }, PositionList)),
  ]);
  const userOf = new Map(users.answer.map((user) => [user.Login, user]));
  const open = new Map<string, number>();
  for (const { Login } of positions.answer) open.set(Login, (open.get(Login) ?? 0) + 1);
  const { read } = readRows(Account, accounts.answer, (account) => {
    const user = userOf.get(account.Login);
    if (!user || !logins.includes(user.Login)) return [];
    const of = {
      group: user.Group,
      leverage: Number(user.Leverage),
      tradeDisabled: isTradeDisabled(user.Rights),
      positions: open.get(user.Login) ?? 0,
    };
    return [stateOf(account, of)];
  });
  return new Map(read.flat().map((state) => [state.login, state]));
}
