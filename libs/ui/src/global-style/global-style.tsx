import type { Brand } from '@portal/brand';
import { BaseStyle } from './base-style';
import { ThemeStyle } from './theme-style';

/** Tokens of the brand and the base styles of every page. Rendered once, at the root. */
export function GlobalStyle({ brand }: { brand: Pick<Brand, 'theme'> }) {
  return (
    <>
      <ThemeStyle brand={brand} />
      <BaseStyle />
    </>
  );
}
