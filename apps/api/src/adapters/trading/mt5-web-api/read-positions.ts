import type { Static } from 'typebox';
import type { TradingPosition } from '../../../ports';
import { Positions } from './answers';
import { readCents } from './read-cents';
import { readOpen } from './read-open';
import type { Session } from './session';

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

/** The open positions of those logins that the platform knows, at most a hundred. */
export async function readPositions(
  session: Session,
  logins: readonly string[],
): Promise<Map<string, TradingPosition[]>> {
  const open = await readOpen(session, logins, '/api/position/get_batch', Positions);
  return new Map([...open].map(([login, positions]) => [login, positions.map(positionOf)]));
}
