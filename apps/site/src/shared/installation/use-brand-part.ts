import type { RuntimeConfig } from '@portal/session/core';
import { use } from 'react';
import { useInstallation } from './installation';
import type { BrandPart, SiteBrand } from './site-brand';

let whole: Promise<SiteBrand> | undefined;

/** The chunk holds the settings of every brand. It loads only if the visitor's first page did not embed the part. */
async function wholeBrand(config: RuntimeConfig): Promise<SiteBrand> {
  try {
    const { configuredBrand } = await import('./configured-brand');
    return configuredBrand(config).brand;
  } catch (cause) {
    // A retry loads it again.
    whole = undefined;
    throw cause;
  }
}

/**
 * A part of the brand that few pages read: from the page's HTML, or loaded if the visitor came from another page.
 * @throws on the server, if the page does not name the part in its `reads`
 */
export function useBrandPart<P extends BrandPart>(part: P): NonNullable<SiteBrand[P]> {
  const { brand, config } = useInstallation();
  const embedded = brand[part];
  if (embedded) return embedded;
  if (!config) throw new Error(`The page reads ${part} of the brand and does not say so`);
  const loaded = use((whole ??= wholeBrand(config)))[part];
  if (!loaded) throw new Error(`The brand has no ${part}`);
  return loaded;
}
