import type { Static } from 'typebox';
import type { TradingPosition } from '../../../ports';
import { Positions, Users } from './answers';
import { apiPath } from './api-path';
import { readCents } from './read-cents';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

export const positionOf = (one: Static<typeof Positions>['answer'][number]): TradingPosition => ({
  position: one.Position,
  symbol: one.Symbol,
  side: one.Action === '1' ? 'sell' : 'buy',
  volume: BigInt(one.Volume),
  openPrice: one.PriceOpen,
  price: one.PriceCurrent,
  floating: readCents(one.Profit),
  swap: readCents(one.Storage),
});

/** The open positions of those logins that the platform knows, at most a hundred: two requests at once. */
export async function readPositions(
  session: Session,
  logins: readonly string[],
): Promise<Map<string, TradingPosition[]>> {
  if (logins.length === 0) return new Map();
  const path = (command: string) => apiPath(command, { login: logins.join(',') });
  const request = <T>(pending: Promise<{ answer: T[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [users, open] = await Promise.all([
    request(session.call({ path: path('/api/user/get_batch'), repeatable: true }, Users)),
    request(session.call({ path: path('/api/position/get_batch'), repeatable: true, mayBeEmpty: true }, Positions)),
  ]);
  const known = users.answer.filter(({ Login }) => logins.includes(Login));
  const positionsOf = new Map(known.map(({ Login }): [string, TradingPosition[]] => [Login, []]));
  for (const one of open.answer) positionsOf.get(one.Login)?.push(positionOf(one));
  return positionsOf;
}
