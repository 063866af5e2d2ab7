import type { TradingAccount } from '../../../ports';
import { Account, AccountList, Position, PositionList } from './answers';
import { apiPath } from './api-path';
import { positionOf } from './read-positions';
import { readRows } from './read-rows';
import { stateOf } from './read-states';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/**
 * All accounts of a group with their open positions: two requests at once, however many accounts there are. An account
 * is absent if its figures or a position cannot be read.
 */
export async function readGroup(session: Session, group: string): Promise<TradingAccount[]> {
  const read = { repeatable: true, mayBeEmpty: true };
  const path = (command: string) => apiPath(command, { group });
  const request = <T>(pending: Promise<{ answer: T[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [accounts, positions] = await Promise.all([
    request(session.call({ path: path('/api/user/account/get_batch'), ...read }, AccountList)),
    request(session.call({ path: path('/api/position/get_batch'), ...read }, PositionList)),
  ]);
  const positionsOf = new Map(accounts.answer.map(({ Login }): [string, TradingAccount['open']] => [Login, []]));
  // An account that was moved a moment ago, or the answer to an earlier request for another group.
  if (positions.answer.some(({ Login }) => !positionsOf.has(Login)))
    throw new Error('the platform sent the positions of an account of another group');
  const { unreadable } = readRows(Position, positions.answer, (one) =>
    positionsOf.get(one.Login)?.push(positionOf(one)),
  );
  const rows = readRows(Account, accounts.answer, (account): TradingAccount => {
    const mine = positionsOf.get(account.Login) ?? [];
    const of = { group, leverage: Number(account.MarginLeverage), positions: mine.length };
    return { state: stateOf(account, of), open: mine };
  });
  return rows.read.filter(({ state }) => !unreadable.has(state.login));
}
