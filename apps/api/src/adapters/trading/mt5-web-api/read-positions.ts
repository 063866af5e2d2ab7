import type { Static } from 'typebox';
import type { TradingPosition } from '../../../ports';
import { Position, PositionList } from './answers';
import { readCents } from './read-cents';
import { readOpen } from './read-open';
import type { Session } from './session';

export const positionOf = (one: Static<typeof Position>): TradingPosition => ({
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
export const readPositions = (session: Session, logins: readonly string[]): Promise<Map<string, TradingPosition[]>> =>
  readOpen(session, logins, { command: '/api/position/get_batch', list: PositionList, row: Position }, positionOf);
