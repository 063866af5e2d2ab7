import type { LogoPath } from './brand';
import type { ThemeTokens } from './theme-tokens';

/** A path of a logo as an SVG element, in the colours of a theme. */
export const pathSvg = (path: LogoPath, colours: ThemeTokens) =>
  'fill' in path
    ? `<path d="${path.d}" fill="${colours[path.fill]}"/>`
    : `<path d="${path.d}" fill="none" stroke="${colours[path.stroke]}" stroke-width="${path.width}"/>`;
