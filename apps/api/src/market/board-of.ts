import type { Gateway } from '../gateway';
import type { MarketFeed } from '../ports';
import { PriceBoard } from './price-board';

const boards = new WeakMap<MarketFeed, PriceBoard>();

/** The one board of a gateway. */
export function boardOf({ ports: { feed } }: Pick<Gateway, 'ports'>): PriceBoard {
  const known = boards.get(feed);
  if (known) return known;
  const board = new PriceBoard(feed);
  boards.set(feed, board);
  return board;
}
