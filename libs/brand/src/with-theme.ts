import type { Brand } from './brand';
import type { ThemeTokens } from './theme-tokens';
import type { TypeScale } from './type-scale';

/**
 * An installation's changes to its brand's theme, by token: `{"light": {"action": "#0B6B5C"}, "type": {"sizes": {"16": 1.125}}}`.
 */
export type ThemeChanges = {
  readonly [Scheme in 'light' | 'dark']?: Readonly<Partial<Record<Exclude<keyof ThemeTokens, 'scheme'>, string>>>;
} & { readonly type?: { readonly [Part in keyof TypeScale]?: Partial<TypeScale[Part]> } };

/** The brand with the theme changes merged in. */
export function withTheme(brand: Brand, changes: ThemeChanges | undefined): Brand {
  if (!changes) return brand;
  const { light, dark, type } = brand.theme;
  const { sizes, leading, heading } = changes.type ?? {};
  return {
    ...brand,
    theme: {
      light: { ...light, ...changes.light },
      dark: { ...dark, ...changes.dark },
      type: {
        sizes: { ...type.sizes, ...sizes },
        leading: { ...type.leading, ...leading },
        heading: { ...type.heading, ...heading },
      },
    },
  };
}
