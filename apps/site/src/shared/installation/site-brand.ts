import type { Brand } from '@portal/brand';
import { timeZonesOf } from '../browser/time-zones-of';

/** What the server alone reads of a brand, and what belongs to the user centre. */
type Elsewhere =
  'theme' | 'logo' | 'limits' | 'origins' | 'cookieDomain' | 'campaignParameters' | 'rates' | 'promotions' | 'regions';

/** What single pages read: whoever does says so by its `reads`, and no other page brings it along. */
export const brandParts = ['introducer', 'platforms', 'mt5'] as const;
export type BrandPart = (typeof brandParts)[number];

/** A brand as every page knows it and brings it along in its HTML. */
export type SiteBrand = Omit<Brand, Elsewhere | BrandPart> & {
  readonly logo: Pick<Brand['logo'], 'full'>;
  readonly limits: Omit<Brand['limits'], 'twoPersonFrom' | 'invite'>;
  /** Of the regions served: a browser takes long over its own table of them. */
  readonly timeZones: readonly string[];
  /** The names of the regions served. */
  readonly served: readonly string[];
} & Partial<Pick<Brand, BrandPart>>;

const nameOf = new Intl.DisplayNames('zh-CN', { type: 'region' });

/** @param reads the parts that the page reads */
export function siteBrand(brand: Brand, reads: readonly BrandPart[]): SiteBrand {
  const {
    theme,
    logo,
    limits,
    origins,
    cookieDomain,
    campaignParameters,
    rates,
    promotions,
    regions,
    introducer,
    platforms,
    mt5,
    ...shown
  } = brand;
  // From what amount two people approve a payout is nobody else's to know.
  const { twoPersonFrom, invite, ...told } = limits;
  const parts = Object.fromEntries(reads.map((part) => [part, brand[part]]));
  const served = regions.map((region) => nameOf.of(region) ?? region);
  return { ...shown, ...parts, logo: { full: logo.full }, limits: told, timeZones: timeZonesOf(regions), served };
}
