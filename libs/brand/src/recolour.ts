import type { Brand } from './brand';
import type { ThemeTokens } from './theme-tokens';

/** The colours of an installation that differ from its brand's, by token: `{"light": {"action": "#0B6B5C"}}`. */
export type ThemeChanges = {
  readonly [Scheme in 'light' | 'dark']?: Readonly<Partial<Record<Exclude<keyof ThemeTokens, 'scheme'>, string>>>;
};

/** The brand in other colours; the rest of it as it was. */
export function recolour(brand: Brand, changes: ThemeChanges | undefined): Brand {
  if (!changes) return brand;
  const { light, dark } = brand.theme;
  return { ...brand, theme: { light: { ...light, ...changes.light }, dark: { ...dark, ...changes.dark } } };
}
