import type { ColourToken } from './brand';
import { contrast } from './contrast';
import { readablePairs } from './readable-pairs';
import type { Theme } from './theme-tokens';

/** WCAG 2.2 AA 1.4.3. */
export const leastTextContrast = 4.5;

/** A text colour with too little contrast on its background; `contrast` is the ratio, 1 to 21. */
export type ThemeFault = { scheme: 'light' | 'dark'; text: ColourToken; background: ColourToken; contrast: number };

/** The text and background pairs of a theme with a contrast under 4.5:1. Its colours are `#RRGGBB`. */
export function themeFaults(theme: Theme): ThemeFault[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    readablePairs
      .map(([text, background]) => ({
        scheme,
        text,
        background,
        contrast: contrast(theme[scheme][text], theme[scheme][background]),
      }))
      .filter((pair) => pair.contrast < leastTextContrast),
  );
}
