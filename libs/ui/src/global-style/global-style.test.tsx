/** @jest-environment node */
import { brands, type Brand } from '@portal/brand';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from './global-style';

function servedStyles(brand: Brand): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle brand={brand} />));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags;
}

test.each(Object.values(brands).map((brand) => [brand.id, brand] as const))(
  '%s: the first paint has the right style without JavaScript, in both themes',
  (_id, brand) => {
    const css = servedStyles(brand);
    expect(css).toContain(`--text:${brand.theme.light.text}`);
    // The type scale appears once, because it is the same in every theme.
    expect(css.split(`--text-28:${brand.theme.type.sizes[28]}rem`)).toHaveLength(2);
    expect(css).toContain(`--heading-weight:${brand.theme.type.heading.weight}`);
    // Once for the system preference, once for the user's choice.
    expect(css.split(`--text:${brand.theme.dark.text}`)).toHaveLength(3);
    expect(css).toMatch(/prefers-color-scheme:\s*dark\)\{:root:not\(\[data-theme='light'\]\)/);
    // A dark panel has the dark colours whatever the theme is.
    expect(css).toMatch(/:root\[data-theme='dark'\],\s*\[data-scheme='dark'\]\{/);
    expect(css).toMatch(/data-price='green-up'\]\{--rise:var\(--down\)/);
    expect(css).toMatch(/data-price='safe'\]\{--rise:var\(--action-text\)/);
    expect(css).toMatch(/prefers-reduced-motion:\s*reduce/);
  },
);

test('loads no external file', () => {
  for (const brand of Object.values(brands)) {
    expect(servedStyles(brand)).not.toMatch(/url\(|@import|@font-face/);
  }
});
