import { regionName, type Brand } from '@portal/brand';
import { timeZonesOf } from '../browser/time-zones-of';

/** Parts of the brand that only the server, the user centre or the back office reads. */
type NotOnSite =
  | 'theme'
  | 'logo'
  | 'trust'
  | 'privacy'
  | 'limits'
  | 'origins'
  | 'cookieDomain'
  | 'campaignParameters'
  | 'agreements'
  | 'rateMoves'
  | 'rates'
  | 'promotions'
  | 'regions'
  | 'targetHours'
  | 'answerTemplates'
  | 'explorers'
  | 'ownWallets'
  | 'tradingGroups';

/** Parts that only some pages read. Those pages name them in `reads`; the HTML of other pages leaves them out. */
export const brandParts = ['introducer', 'platforms', 'mt5', 'support'] as const;
export type BrandPart = (typeof brandParts)[number];

/** The brand as embedded in the HTML of every page. */
export type SiteBrand = Omit<Brand, NotOnSite | BrandPart> & {
  readonly logo: Pick<Brand['logo'], 'full'>;
  /** The fields that are set. */
  readonly trust: Partial<Brand['trust']>;
  readonly limits: Omit<Brand['limits'], 'twoPersonFrom' | 'invite' | 'promotion'>;
  /** Time zones of the served regions. Computed on the server, because it is slow in a browser. */
  readonly timeZones: readonly string[];
  /** Names of the served regions. */
  readonly served: readonly string[];
  /** The currencies of MT5 accounts. */
  readonly currencies: readonly string[];
} & Partial<Pick<Brand, BrandPart>>;

/** @param reads the parts that the page reads */
export function siteBrand(brand: Brand, reads: readonly BrandPart[]): SiteBrand {
  const {
    theme,
    logo,
    trust,
    privacy,
    limits,
    origins,
    cookieDomain,
    campaignParameters,
    agreements,
    rateMoves,
    rates,
    promotions,
    regions,
    targetHours,
    answerTemplates,
    explorers,
    ownWallets,
    tradingGroups,
    introducer,
    platforms,
    mt5,
    support,
    ...shown
  } = brand;
  // The amount from which two people approve a payout stays on the server.
  const { twoPersonFrom, invite, promotion, ...publicLimits } = limits;
  const parts = Object.fromEntries(reads.map((part) => [part, brand[part]]));
  return {
    ...shown,
    ...parts,
    logo: { full: logo.full },
    trust: Object.fromEntries(Object.entries(trust).filter(([, value]) => value.length > 0)),
    limits: publicLimits,
    timeZones: timeZonesOf(regions),
    served: regions.map(regionName),
    currencies: Object.keys(tradingGroups),
  };
}
