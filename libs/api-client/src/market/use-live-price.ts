import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { FeedState, LivePrice, PriceBoard } from './price-board';

/** The price of a symbol as it is now; nothing before the first one, and in served HTML. Somebody must watch it: `useWatch`. */
export function useLivePrice(board: PriceBoard, symbol: string): LivePrice | undefined {
  const subscribe = useCallback((listener: () => void) => board.subscribe(symbol, listener), [board, symbol]);
  return useSyncExternalStore(
    subscribe,
    () => board.get(symbol),
    () => undefined,
  );
}

/** What a part shows of a price, as one text: it is rendered anew when that changes, and not with every tick. */
export function useLiveText(board: PriceBoard, symbol: string, textOf: (row: LivePrice) => string): string | undefined {
  const subscribe = useCallback((listener: () => void) => board.subscribe(symbol, listener), [board, symbol]);
  return useSyncExternalStore(
    subscribe,
    () => {
      const row = board.get(symbol);
      return row && textOf(row);
    },
    () => undefined,
  );
}

/** How prices come. */
export function useFeedState(board: PriceBoard): FeedState {
  const subscribe = useCallback((listener: () => void) => board.subscribe('', listener), [board]);
  return useSyncExternalStore(subscribe, board.state, () => 'idle');
}

/** Keeps symbols alive while the component is there; `zone` where they are all of one zone. */
export function useWatch(board: PriceBoard, symbols: readonly string[], zone?: number): void {
  const key = symbols.join();
  useEffect(() => (key ? board.watch(key.split(','), zone) : undefined), [board, key, zone]);
}
