import { productNames, productZones, type Brand, type ProductKind } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';

export interface ZoneInfo {
  zone: Instrument['zone'];
  name: string;
  /** Its name in URLs. */
  slug: ProductKind;
  /** A one-line description. */
  what: string;
}

const kind = (slug: ProductKind, what: string): ZoneInfo => ({
  zone: productZones[slug],
  slug,
  name: productNames[slug],
  what,
});

/** All product kinds. `zonesOf` returns those that a brand offers. */
const zones: readonly ZoneInfo[] = [
  kind('forex', '主要货币对与离岸人民币，全球成交最活跃的市场。'),
  kind('goods', '黄金、白银、原油、天然气与铜，以美元计价。'),
  kind('indexes', '美国、中国内地、中国香港、德国与日本的代表性股指，一笔交易一篮子股票。'),
  kind('digiccy', '比特币、以太坊等主流币种，全天候报价，无需持有钱包。'),
  kind('stock', '美国上市的科技龙头与中概股，可做多也可做空。'),
];

/** The kinds of products that a brand offers. */
export const zonesOf = (brand: Pick<Brand, 'products'>): readonly ZoneInfo[] =>
  zones.filter(({ slug }) => brand.products.includes(slug));

/** A zone by its code, whether or not the brand offers it. */
export const zoneOf = (code: Instrument['zone']): ZoneInfo | undefined => zones.find(({ zone }) => zone === code);
