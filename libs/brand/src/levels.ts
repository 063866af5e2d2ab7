import { levelCodes, type Brand, type Level } from './brand';
import { productKinds, productZones, type ProductZone } from './products';
import { productNames } from './product-names';

/** The level whose leverage applies until an account's deposits reach the minimum of its own level. */
export const lowestLevel = ({ levels }: Pick<Brand, 'levels'>): Level => levels[levelCodes[0]];

/** The account level rule as a sentence, the same on every page. */
export const levelRule = (brand: Pick<Brand, 'levels'>): string => {
  const { name, leverage } = lowestLevel(brand);
  return `账户可按任一级别开立，首次入金（含转入）须达到该级别的最低入金；在此之前，杠杆按${name}执行（最高 1:${leverage}）。`;
};

/** The highest leverage of a zone's product line, at every level; undefined when only the account's leverage applies. */
export const zoneLeverage = ({ productLeverage }: Pick<Brand, 'productLeverage'>, zone: ProductZone) =>
  productKinds.flatMap((kind) => (productZones[kind] === zone ? [productLeverage[kind]] : []))[0];

/** The leverage limits of a brand's product lines as a sentence; empty when no offered line has one. */
export function productLeverageRule({
  products,
  productLeverage,
}: Pick<Brand, 'products' | 'productLeverage'>): string {
  const limits = products.flatMap((kind) => {
    const leverage = productLeverage[kind];
    return leverage === undefined ? [] : [`${productNames[kind]}最高 1:${leverage}`];
  });
  return limits.length > 0 ? `杠杆还取决于产品：${limits.join('，')}，各级别相同。` : '';
}

/** A margin in percent of the value as customers know it: `1:200`, or `3%` where the leverage is no whole number. */
export function marginText(percent: number): string {
  const leverage = Math.round(100 / percent);
  const isWhole = percent > 0 && Math.abs(100 / leverage - percent) <= percent / 100_000;
  return isWhole ? `1:${leverage}` : `${Number(percent.toFixed(4))}%`;
}

/** The margins of product lines with their names, equal ones together, in their order. */
export function productMarginLines(
  margins: readonly { zone: ProductZone; from: number; to: number }[],
): { names: string; text: string }[] {
  const lines = new Map<string, string[]>();
  for (const { zone, from, to } of margins) {
    // The least margin is the highest leverage.
    const text = from === to ? marginText(from) : `${marginText(to)} 至 ${marginText(from)}`;
    const kind = productKinds.find((one) => productZones[one] === zone);
    if (kind) lines.set(text, [...(lines.get(text) ?? []), productNames[kind]]);
  }
  return [...lines].map(([text, names]) => ({ names: names.join('、'), text }));
}

/** The margins of product lines as a phrase: `外汇、商品 1:200；股票 1:5`. */
export const productMarginText = (margins: Parameters<typeof productMarginLines>[0]): string =>
  productMarginLines(margins)
    .map(({ names, text }) => `${names} ${text}`)
    .join('；');

/** A level of margin call or stop out: `30%`, or the amount of equity where the account's group has one. */
export const thresholdText = (percent: number, equity: string | undefined, currency: string): string =>
  equity === undefined ? `${percent}%` : `净值 ${equity} ${currency}`;
