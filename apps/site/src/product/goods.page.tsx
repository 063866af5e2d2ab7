import { goodsText } from './goods-text';
import { ProductPage } from './product-page';
import { productQueries } from './product-queries';

export const queries = productQueries('goods');

/** `/product/goods`. */
export function GoodsPage() {
  return <ProductPage text={goodsText} />;
}
