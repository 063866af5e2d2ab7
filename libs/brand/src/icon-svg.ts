import type { Brand, LogoPath } from './brand';

/** The brand's mark as an SVG document, in the colours of the light theme. */
export function iconSvg({ logo, theme }: Pick<Brand, 'logo' | 'theme'>): string {
  const pathElement = (path: LogoPath) =>
    'fill' in path
      ? `<path d="${path.d}" fill="${theme.light[path.fill]}"/>`
      : `<path d="${path.d}" fill="none" stroke="${theme.light[path.stroke]}" stroke-width="${path.width}"/>`;
  const { width, height, paths } = logo.mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.map(pathElement).join('')}</svg>`;
}
