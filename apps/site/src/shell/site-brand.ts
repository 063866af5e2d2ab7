import type { Brand } from '@portal/brand';
import { timeZonesOf } from './time-zones-of';

/** What the server alone reads of a brand, and what belongs to the user centre. */
type Elsewhere = 'theme' | 'logo' | 'limits' | 'code' | 'origins' | 'cookieDomain' | 'rates' | 'promotions' | 'regions';

/** What single pages read: whoever does says so by its `reads`, and no other page brings it along. */
export const brandParts = ['introducer', 'platforms'] as const;
export type BrandPart = (typeof brandParts)[number];

/** A brand as every page knows it and brings it along in its HTML. */
export type SiteBrand = Omit<Brand, Elsewhere | BrandPart> & {
  readonly logo: Pick<Brand['logo'], 'full'>;
  readonly limits: Omit<Brand['limits'], 'twoPersonFrom' | 'invite'>;
  /** Of the regions served: a browser takes long over its own table of them. */
  readonly timeZones: readonly string[];
} & Partial<Pick<Brand, BrandPart>>;

/** @param reads the parts that the page reads */
export function siteBrand(brand: Brand, reads: readonly BrandPart[]): SiteBrand {
  const {
    theme,
    logo,
    limits,
    code,
    origins,
    cookieDomain,
    rates,
    promotions,
    regions,
    introducer,
    platforms,
    ...shown
  } = brand;
  // From what amount two people approve a payout is nobody else's to know.
  const { twoPersonFrom, invite, ...told } = limits;
  const parts = Object.fromEntries(reads.map((part) => [part, brand[part]]));
  return { ...shown, ...parts, logo: { full: logo.full }, limits: told, timeZones: timeZonesOf(regions) };
}
