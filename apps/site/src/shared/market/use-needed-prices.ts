import { useLivePrice, useWatch } from '@portal/api-client/market/use-live-price';
import type { LivePrice } from '@portal/api-client/market/price-board';
import type { Instrument } from '@portal/contract/common';
import { neededFor } from './required-margin';
import { usePriceBoard } from './use-price-board';

/** Watches an instrument and the pairs that convert its currencies. Returns their prices by symbol. */
export function useNeededPrices(instrument: Instrument | undefined): (symbol: string) => LivePrice | undefined {
  const board = usePriceBoard();
  const needed = instrument ? neededFor(instrument) : [];
  const [first = '', second = first, third = second] = needed;
  useWatch(board, needed);
  const prices = [useLivePrice(board, first), useLivePrice(board, second), useLivePrice(board, third)];
  return (symbol) => prices[needed.indexOf(symbol)];
}
