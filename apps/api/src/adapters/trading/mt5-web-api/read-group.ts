import type { TradingAccount } from '../../../ports';
import { Accounts, Positions } from './answers';
import { apiPath } from './api-path';
import { positionOf } from './read-positions';
import { stateOf } from './read-states';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/** All accounts of a group with their open positions: two requests at once, however many accounts there are. */
export async function readGroup(session: Session, group: string): Promise<TradingAccount[]> {
  const read = { repeatable: true, mayBeEmpty: true };
  const path = (command: string) => apiPath(command, { group });
  const request = <T>(pending: Promise<{ answer: T[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [accounts, positions] = await Promise.all([
    request(session.call({ path: path('/api/user/account/get_batch'), ...read }, Accounts)),
    request(session.call({ path: path('/api/position/get_batch'), ...read }, Positions)),
  ]);
  const positionsOf = new Map(accounts.answer.map(({ Login }): [string, TradingAccount['open']] => [Login, []]));
  for (const one of positions.answer) {
    const open = positionsOf.get(one.Login);
    // An account that was moved a moment ago, or the answer to an earlier request for another group.
    if (!open) throw new Error('the platform sent the positions of an account of another group');
    open.push(positionOf(one));
  }
  return accounts.answer.map((account) => {
    const open = positionsOf.get(account.Login) ?? [];
    const of = { group, leverage: Number(account.MarginLeverage), positions: open.length };
    return { state: stateOf(account, of), open };
  });
}
