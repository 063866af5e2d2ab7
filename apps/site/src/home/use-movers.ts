import { useCallback, useSyncExternalStore } from 'react';
import { usePriceBoard } from '../shared/market/use-price-board';

/** How many movers the page shows. */
export const SHOWN_MOVERS = 6;

/** The symbols with the largest change in percent, up or down, largest first. Empty before the prices. */
export function useMovers(symbols: readonly string[]): readonly string[] {
  const board = usePriceBoard();
  const all = symbols.join();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = all.split(',').map((symbol) => board.subscribe(symbol, listener));
      return () => ends.forEach((end) => end());
    },
    [board, all],
  );
  const ranked = useSyncExternalStore(
    subscribe,
    () =>
      all
        .split(',')
        .flatMap((symbol) => board.get(symbol) ?? [])
        .sort((one, two) => Math.abs(two.changePercent) - Math.abs(one.changePercent))
        .slice(0, SHOWN_MOVERS)
        .map(({ symbol }) => symbol)
        .join(),
    () => '',
  );
  return ranked === '' ? [] : ranked.split(',');
}
