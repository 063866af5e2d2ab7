import type { Brand } from './brand';
import { pathSvg } from './path-svg';

/** The brand's mark as an SVG document, in the colours of the light theme. */
export function iconSvg({ logo, theme }: Pick<Brand, 'logo' | 'theme'>): string {
  const { width, height, paths } = logo.mark;
  const drawn = paths.map((path) => pathSvg(path, theme.light));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
