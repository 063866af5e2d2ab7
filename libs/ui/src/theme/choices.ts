import { createChoice } from './choice';

/** The colour scheme of the page. */
export type ThemeName = 'light' | 'dark';
/** `safe`: blue and amber with a sign beside each figure, for users who cannot tell red from green. */
export type PriceColour = 'red-up' | 'green-up' | 'safe';

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

export const theme = createChoice<ThemeName>({
  key: 'theme',
  attribute: 'data-theme',
  values: ['light', 'dark'],
  unchosen: () => (darkQuery().matches ? 'dark' : 'light'),
  watch: (listener) => darkQuery().addEventListener('change', listener),
});

export const priceColour = createChoice<PriceColour>({
  key: 'priceColour',
  attribute: 'data-price',
  values: ['red-up', 'green-up', 'safe'],
  unchosen: () => 'red-up',
});

/**
 * Applies the stored theme and price colours to <html>. Apps call it before the first render; until then, and without scripts,
 * the style sheet follows the system.
 */
export function initialTheme(): void {
  theme.apply();
  priceColour.apply();
}
