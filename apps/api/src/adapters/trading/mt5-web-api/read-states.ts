import type { Static } from 'typebox';
import type { TradingState } from '../../../ports';
import { Accounts, Positions, Users } from './answers';
import { apiPath } from './api-path';
import { readCents } from './read-cents';
import { refusedWith } from './refused-with';
import type { Session } from './session';
import { isTradeDisabled } from './user-rights';

const notFound = 13;

export function stateOf(
  account: Static<typeof Accounts>['answer'][number],
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

/** The live figures of those logins that the platform knows, at most a hundred: three requests at once. */
export async function readStates(session: Session, logins: readonly string[]): Promise<Map<string, TradingState>> {
  const states = new Map<string, TradingState>();
  if (logins.length === 0) return states;
  const path = (command: string) => apiPath(command, { login: logins.join(',') });
  const request = <T>(pending: Promise<{ answer: T[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [users, accounts, positions] = await Promise.all([
    request(session.call({ path: path('/api/user/get_batch'), repeatable: true }, Users)),
    request(session.call({ path: path('/api/user/account/get_batch'), repeatable: true }, Accounts)),
    request(session.call({ path: path('/api/position/get_batch'), repeatable: true, mayBeEmpty: true }, Positions)),
  ]);
  const accountOf = new Map(accounts.answer.map((account) => [account.Login, account]));
  const open = new Map<string, number>();
  for (const { Login } of positions.answer) open.set(Login, (open.get(Login) ?? 0) + 1);
  for (const { Login, Group, Leverage, Rights } of users.answer) {
    const account = accountOf.get(Login);
    if (!account || !logins.includes(Login)) continue;
    const of = {
      group: Group,
      leverage: Number(Leverage),
      tradeDisabled: isTradeDisabled(Rights),
      positions: open.get(Login) ?? 0,
    };
    states.set(Login, stateOf(account, of));
  }
  return states;
}
