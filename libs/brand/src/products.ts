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
