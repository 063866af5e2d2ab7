import type { ThemeTokens } from './theme-tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Tokens as CSS declarations: `textSoft` becomes `--text-soft`, `scheme` becomes `color-scheme`. */
export function cssVariables(tokens: ThemeTokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => (name === 'scheme' ? `color-scheme:${value};` : `--${kebab(name)}:${value};`))
    .join('');
}
