import { productKinds, productZones, type Brand, type ProductZone } from '@portal/brand';
import type { SymbolMargin } from '../../ports';
import { instruments } from '../instruments/instruments';
import { brandMargin } from './brand-margin';
import { marginPercent } from './margin-percent';
import type { SymbolMargins } from './symbol-margins';

/** Where margins are read: those of a real platform, and the brand's. */
export interface MarginSource {
  brand: Pick<Brand, 'products' | 'productLeverage'>;
  symbolMargins?: Pick<SymbolMargins, 'of'>;
}

/** The margin of a symbol in a group: the platform's, or else the brand's. */
export const symbolMarginOf = (
  { brand, symbolMargins }: MarginSource,
  group: string,
  symbol: string,
): SymbolMargin | undefined => symbolMargins?.of(group, symbol) ?? brandMargin(brand, symbol);

/** What opening positions needs in a product line, in percent of their value: the least and the most of its symbols. */
export interface ProductMargin {
  zone: ProductZone;
  from: number;
  to: number;
}

/** The margins of an account by the brand's product lines. A line of which only amounts per lot are known is absent. */
export function productMargins(source: MarginSource, group: string, leverage: number): ProductMargin[] {
  const offered = productKinds.filter((kind) => source.brand.products.includes(kind));
  return offered.flatMap((kind) => {
    const zone = productZones[kind];
    const percents = instruments
      .filter((instrument) => instrument.zone === zone)
      .flatMap(({ symbol }) => {
        const margin = symbolMarginOf(source, group, symbol);
        return (margin && marginPercent(margin, leverage)) ?? [];
      });
    return percents.length > 0 ? [{ zone, from: Math.min(...percents), to: Math.max(...percents) }] : [];
  });
}
