import { productNames } from './product-names';

/** The lines of products, as the addresses of their pages name them. */
export const productKinds = ['forex', 'goods', 'indexes', 'digiccy', 'stock'] as const;
/** A line of products. */
export type ProductKind = (typeof productKinds)[number];

/** What the API calls the zone of a line. */
export const productZones = { forex: 1, goods: 4, indexes: 5, digiccy: 6, stock: 7 } as const satisfies Record<
  ProductKind,
  number
>;
/** The zone of a line, as the API has it. */
export type ProductZone = (typeof productZones)[ProductKind];

/** Whether a name is of a line that a brand offers, or of no line at all: what belongs to none is everybody's. */
export const isOffered = ({ products }: { products: readonly ProductKind[] }, name: string): boolean =>
  products.some((kind) => kind === name) || !productKinds.some((kind) => kind === name);

/** Whether a brand offers what is traded in a zone. */
export const isZoneOffered = ({ products }: { products: readonly ProductKind[] }, zone: ProductZone): boolean =>
  products.some((kind) => productZones[kind] === zone);

/** The lines of a brand in words, as `外汇、商品与指数`. */
export function productWords({ products }: { products: readonly ProductKind[] }): string {
  const names = inMenus.filter((kind) => products.includes(kind)).map((kind) => productNames[kind]);
  return names.length > 1 ? `${names.slice(0, -1).join('、')}与${names.at(-1)}` : (names[0] ?? '');
}

/** The order in which people look for them: what is known best first. */
const inMenus: readonly ProductKind[] = ['forex', 'goods', 'indexes', 'stock', 'digiccy'];
