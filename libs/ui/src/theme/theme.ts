import { useSyncExternalStore } from 'react';
import { priceColour, theme, type PriceColour, type ThemeName } from './choices';

/** The current theme and its setter; follows the system until set. */
export function useTheme(): readonly [ThemeName, (value: ThemeName) => void] {
  return [useSyncExternalStore(theme.subscribe, theme.read, () => 'light'), theme.choose];
}

/** The current price colours and their setter; red is up until set. */
export function usePriceColour(): readonly [PriceColour, (value: PriceColour) => void] {
  return [useSyncExternalStore(priceColour.subscribe, priceColour.read, () => 'red-up'), priceColour.choose];
}
