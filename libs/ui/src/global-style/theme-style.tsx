import { cssVariables, typeVariables, type Brand } from '@portal/brand';
import { createGlobalStyle } from 'styled-components';

/**
 * The brand's colours for every theme, and its type scale. An element with `data-scheme="dark"` has the dark colours in both themes.
 * When the server sends them with the page, the browser need not render them again.
 */
export const ThemeStyle = createGlobalStyle<{ brand: Pick<Brand, 'theme'> }>`
  :root {
    ${({ brand }) => cssVariables(brand.theme.light)}
    ${({ brand }) => typeVariables(brand.theme.type)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${({ brand }) => cssVariables(brand.theme.dark)}
    }
  }
  :root[data-theme='dark'],
  [data-scheme='dark'] {
    ${({ brand }) => cssVariables(brand.theme.dark)}
  }
  @media print {
    /* Paper is light, whatever the screen was. */
    :root[data-theme], :root:not([data-theme]), [data-scheme='dark'] {
      ${({ brand }) => cssVariables(brand.theme.light)}
    }
  }
`;
