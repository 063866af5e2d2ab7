import type { Brand } from '@portal/brand';

/** What the server alone reads of a brand, and what belongs to the user centre. */
type Elsewhere = 'theme' | 'logo' | 'limits' | 'code' | 'origins' | 'cookieDomain' | 'rates' | 'promotions';

/** A brand as the pages know it: every page brings it along in its HTML. */
export type SiteBrand = Omit<Brand, Elsewhere> & {
  readonly logo: Pick<Brand['logo'], 'full'>;
  readonly limits: Omit<Brand['limits'], 'twoPersonFrom' | 'invite'>;
};

export function siteBrand(brand: Brand): SiteBrand {
  const { theme, logo, limits, code, origins, cookieDomain, rates, promotions, ...shown } = brand;
  // From what amount two people approve a payout is nobody else's to know.
  const { twoPersonFrom, invite, ...told } = limits;
  return { ...shown, logo: { full: logo.full }, limits: told };
}
