import { PriceBoard } from '@portal/api-client/market/price-board';
import { useInstallation, type Installation } from '../installation/installation';

// One board per tab, so that its prices stay when the page changes.
const boards = new WeakMap<Installation['http'], PriceBoard>();

/** The tab's live prices. The feed's code is loaded when the first symbol is watched, after the first paint. */
export function usePriceBoard(): PriceBoard {
  const installation = useInstallation();
  const existing = boards.get(installation.http);
  if (existing) return existing;
  const board = new PriceBoard(async (own) => (await import('./open-feed')).openFeed(own, installation));
  boards.set(installation.http, board);
  return board;
}
