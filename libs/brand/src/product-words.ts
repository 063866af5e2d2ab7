import { productNames } from './product-names';
import type { ProductKind } from './products';

/** The product lines of a brand as a phrase: `外汇、商品与指数`. */
export function productWords({ products }: { products: readonly ProductKind[] }): string {
  const names = inMenus.filter((kind) => products.includes(kind)).map((kind) => productNames[kind]);
  return names.length > 1 ? `${names.slice(0, -1).join('、')}与${names[names.length - 1]}` : (names[0] ?? '');
}

/** Display order, best known first. */
const inMenus: readonly ProductKind[] = ['forex', 'goods', 'indexes', 'stock', 'digiccy'];
