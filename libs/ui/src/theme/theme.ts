import { useSyncExternalStore } from 'react';
import { priceColour, theme, type PriceColour, type ThemeName } from './choices';

/** The theme in force and its setter; follows the system until set. */
export function useTheme(): readonly [ThemeName, (value: ThemeName) => void] {
  return [useSyncExternalStore(theme.subscribe, theme.read, () => 'light'), theme.choose];
}

/** The price colours in force and their setter: red is up until set. */
export function usePriceColour(): readonly [PriceColour, (value: PriceColour) => void] {
  return [useSyncExternalStore(priceColour.subscribe, priceColour.read, () => 'red-up'), priceColour.choose];
}
