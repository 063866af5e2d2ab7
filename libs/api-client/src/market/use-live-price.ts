import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { FeedState, LivePrice, PriceBoard } from './price-board';

/**
 * The current price of a symbol; undefined before the first one and in server HTML. A component must watch the symbol:
 * `useWatch`.
 */
export function useLivePrice(board: PriceBoard, symbol: string): LivePrice | undefined {
  const subscribe = useCallback((listener: () => void) => board.subscribe(symbol, listener), [board, symbol]);
  return useSyncExternalStore(
    subscribe,
    () => board.get(symbol),
    () => undefined,
  );
}

/** A text derived from a price. The component re-renders when the text changes, not on every tick. */
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

/** State of the price feed. */
export function useFeedState(board: PriceBoard): FeedState {
  const subscribe = useCallback((listener: () => void) => board.subscribe('', listener), [board]);
  return useSyncExternalStore(subscribe, board.state, () => 'idle');
}

/** Watches symbols while the component is mounted; pass `zone` when they all belong to it. */
export function useWatch(board: PriceBoard, symbols: readonly string[], zone?: number): void {
  const key = symbols.join();
  useEffect(() => (key ? board.watch(key.split(','), zone) : undefined), [board, key, zone]);
}
