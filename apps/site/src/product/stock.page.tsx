import { stockText } from './stock-text';
import { ProductPage } from './product-page';

/** `/product/stock`. */
export function StockPage() {
  return <ProductPage text={stockText} />;
}
