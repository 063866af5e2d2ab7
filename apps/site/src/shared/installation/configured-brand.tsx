import { brandOf, withTheme } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { GlobalStyle } from '@portal/ui';
import type { ReactNode } from 'react';
import { brandParts, siteBrand, type SiteBrand } from './site-brand';

export interface BrandAround {
  brand: SiteBrand;
  /** Its colours and the ground rules, where they did not come with the HTML. */
  styles?: ReactNode;
}

/** The brand of a configuration. In a chunk of its own: a page that was rendered for a brand has that one in its HTML. */
export function configuredBrand(config: Pick<RuntimeConfig, 'brand' | 'theme'>): BrandAround {
  const brand = withTheme(brandOf(config.brand), config.theme);
  return { brand: siteBrand(brand, brandParts), styles: <GlobalStyle brand={brand} /> };
}
