import { useSyncExternalStore } from 'react';
import { createChoice } from './choice';

/** Light or dark. */
export type ThemeName = 'light' | 'dark';
/** `safe`: blue and amber with a sign beside each figure, for who cannot tell red from green. */
export type PriceColour = 'red-up' | 'green-up' | 'safe';

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

const theme = createChoice<ThemeName>({
  key: 'theme',
  attribute: 'data-theme',
  values: ['light', 'dark'],
  unchosen: () => (darkQuery().matches ? 'dark' : 'light'),
  watch: (listener) => darkQuery().addEventListener('change', listener),
});

const priceColour = createChoice<PriceColour>({
  key: 'priceColour',
  attribute: 'data-price',
  values: ['red-up', 'green-up', 'safe'],
  unchosen: () => 'red-up',
});

/**
 * Puts the kept theme and price colours on <html>. Apps call it before the first render; until then (and without
 * scripts) the style sheet follows the system by itself.
 */
export function initialTheme(): void {
  theme.apply();
  priceColour.apply();
}

/** The theme in force and its setter; follows the system until set. */
export function useTheme(): readonly [ThemeName, (value: ThemeName) => void] {
  return [useSyncExternalStore(theme.subscribe, theme.read, () => 'light'), theme.choose];
}

/** The price colours in force and their setter: red is up until set. */
export function usePriceColour(): readonly [PriceColour, (value: PriceColour) => void] {
  return [useSyncExternalStore(priceColour.subscribe, priceColour.read, () => 'red-up'), priceColour.choose];
}
