import { goodsText } from './goods-text';
import { ProductPage } from './product-page';

/** `/product/goods`. */
export function GoodsPage() {
  return <ProductPage text={goodsText} />;
}
