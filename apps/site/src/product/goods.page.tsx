import { goodsText } from './goods-text';
import { ProductPage } from './product-page';
import { productWants } from './product-wants';

export const wants = productWants('goods');

/** `/product/goods`. */
export function GoodsPage() {
  return <ProductPage text={goodsText} />;
}
