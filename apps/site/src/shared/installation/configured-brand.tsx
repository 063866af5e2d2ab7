import { brandOf, withTheme } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { GlobalStyle } from '@portal/ui';
import type { ReactNode } from 'react';
import { brandParts, siteBrand, type SiteBrand } from './site-brand';

export interface BrandAround {
  brand: SiteBrand;
  /** The global styles with the brand's colours, when they did not come with the HTML. */
  styles?: ReactNode;
}

/** The brand of a configuration. In a separate chunk, because a page rendered for a brand has that brand in its HTML. */
export function configuredBrand(config: Pick<RuntimeConfig, 'brand' | 'theme'>): BrandAround {
  const brand = withTheme(brandOf(config.brand), config.theme);
  return { brand: siteBrand(brand, brandParts), styles: <GlobalStyle brand={brand} /> };
}
