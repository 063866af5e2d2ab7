import { brandOf, withTheme } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { ThemeStyle } from '@portal/ui';
import type { ReactNode } from 'react';
import { siteBrand, type SiteBrand } from './site-brand';

export interface BrandAround {
  brand: SiteBrand;
  /** Its colours, where they did not come with the HTML. */
  colours?: ReactNode;
}

/** The brand of a configuration. In a chunk of its own: a page that was rendered for a brand has that one in its HTML. */
export function configuredBrand(config: Pick<RuntimeConfig, 'brand' | 'theme'>): BrandAround {
  const brand = withTheme(brandOf(config.brand), config.theme);
  return { brand: siteBrand(brand), colours: <ThemeStyle brand={brand} /> };
}
