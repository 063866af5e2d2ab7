import { iconSvg, type Brand } from '@portal/brand';

/** The brand's mark as favicon: an SVG data URL. Escapes only what a browser would read otherwise, because every page carries it. */
export const brandIcon = (brand: Pick<Brand, 'logo' | 'theme'>): string =>
  `data:image/svg+xml,${iconSvg(brand).replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}`;
