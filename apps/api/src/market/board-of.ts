import type { Gateway } from '../core/gateway/gateway';
import type { MarketFeed } from '../ports';
import { PriceBoard } from './price-board';

const boards = new WeakMap<MarketFeed, PriceBoard>();

/** The one board of a gateway. */
export function boardOf({ ports: { feed } }: Pick<Gateway, 'ports'>): PriceBoard {
  const existing = boards.get(feed);
  if (existing) return existing;
  const board = new PriceBoard(feed);
  boards.set(feed, board);
  return board;
}
