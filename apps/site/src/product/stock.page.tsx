import { stockText } from './stock-text';
import { ProductPage } from './product-page';
import { productWants } from './product-wants';

export const wants = productWants('stock');

/** `/product/stock`. */
export function StockPage() {
  return <ProductPage text={stockText} />;
}
