import { PriceBoard } from '@portal/api-client/market/price-board';
import { useInstallation, type Installation } from '../installation/installation';

// One board a tab: its pages come and go, what they showed stays.
const boards = new WeakMap<Installation['http'], PriceBoard>();

/** The tab's live prices. What keeps them coming is loaded when the first symbol is watched, after the first paint. */
export function usePriceBoard(): PriceBoard {
  const installation = useInstallation();
  const known = boards.get(installation.http);
  if (known) return known;
  const board = new PriceBoard(async (own) => (await import('./open-feed')).openFeed(own, installation));
  boards.set(installation.http, board);
  return board;
}
