import { productNames } from './product-names';

/** The product lines, as named in page URLs. */
export const productKinds = ['forex', 'goods', 'indexes', 'digiccy', 'stock'] as const;
/** A product line. */
export type ProductKind = (typeof productKinds)[number];

/** The API's zone number of each product line. */
export const productZones = { forex: 1, goods: 4, indexes: 5, digiccy: 6, stock: 7 } as const satisfies Record<
  ProductKind,
  number
>;
/** A product line's zone number in the API. */
export type ProductZone = (typeof productZones)[ProductKind];

/** Whether a brand offers the product line with that name. Also true for names that are not a product line. */
export const isOffered = ({ products }: { products: readonly ProductKind[] }, name: string): boolean =>
  products.some((kind) => kind === name) || !productKinds.some((kind) => kind === name);

/** Whether a brand offers the product line of a zone. */
export const isZoneOffered = ({ products }: { products: readonly ProductKind[] }, zone: ProductZone): boolean =>
  products.some((kind) => productZones[kind] === zone);

/** The product lines of a brand as a phrase: `外汇、商品与指数`. */
export function productWords({ products }: { products: readonly ProductKind[] }): string {
  const names = inMenus.filter((kind) => products.includes(kind)).map((kind) => productNames[kind]);
  return names.length > 1 ? `${names.slice(0, -1).join('、')}与${names[names.length - 1]}` : (names[0] ?? '');
}

/** Display order, best known first. */
const inMenus: readonly ProductKind[] = ['forex', 'goods', 'indexes', 'stock', 'digiccy'];
