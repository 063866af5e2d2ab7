import { iconSvg, type Brand } from '@portal/brand';

/** The brand's mark as the favicon: an SVG data URL. */
export const brandIcon = (brand: Pick<Brand, 'logo' | 'theme'>): string =>
  `data:image/svg+xml,${encodeURIComponent(iconSvg(brand))}`;
