import type { Brand, LogoPath } from '@portal/brand';

/** The brand's mark as favicon: an SVG data URL in the colours of the light theme. */
export function brandIcon({ logo, theme }: Pick<Brand, 'logo' | 'theme'>): string {
  const pathElement = (path: LogoPath) =>
    'fill' in path
      ? `<path d="${path.d}" fill="${theme.light[path.fill]}"/>`
      : `<path d="${path.d}" fill="none" stroke="${theme.light[path.stroke]}" stroke-width="${path.width}"/>`;
  const { width, height, paths } = logo.mark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.map(pathElement).join('')}</svg>`;
  // Escapes only what a browser would read otherwise, because every page carries the icon.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}`;
}
