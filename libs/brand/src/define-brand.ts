import { base, type OwnFields } from './base';
import type { Brand, Promotion, TradingSite } from './brand';
import { productWords } from './product-words';

type DeepPartial<T> = T extends readonly unknown[] | string | number | boolean
  ? T
  : { [K in keyof T]?: DeepPartial<T[K]> };

/** A brand's own fields in full, and of the others only those that differ from the base. */
export type BrandChanges = Pick<Brand, OwnFields> & DeepPartial<Omit<Brand, OwnFields>>;

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(under: Plain, over: Plain): Plain {
  const merged: Plain = { ...under };
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue;
    const below = merged[key];
    merged[key] = isPlain(below) && isPlain(value) ? merge(below, value) : value;
  }
  return merged;
}

/** The promotion with the figures of its coupon in its texts: `{amount}`, `{minDeposit}` and `{days}`. */
function withCoupon({ coupon, ...promotion }: Promotion): Promotion {
  const plain = (amount: string) => amount.replace(/\.0+$/, '');
  const fill = (text: string) =>
    text
      .replaceAll('{amount}', plain(coupon.amount))
      .replaceAll('{minDeposit}', plain(coupon.minDeposit))
      .replaceAll('{days}', String(coupon.days));
  return { ...promotion, text: promotion.text.map(fill), coupon: { ...coupon, title: fill(coupon.title) } };
}

/** A full brand from its differences: objects are merged, lists and values replaced. A misspelt key does not compile. */
export function defineBrand(changes: BrandChanges): Brand {
  const brand = merge(base, changes) as Brand;
  const description = brand.texts.description.replace('{products}', productWords(brand));
  const named = (site: TradingSite) => ({ ...site, server: site.server.replace('{code}', brand.code) });
  const mt5 = { sandbox: named(brand.mt5.sandbox), production: named(brand.mt5.production) };
  return { ...brand, mt5, promotions: brand.promotions.map(withCoupon), texts: { ...brand.texts, description } };
}
