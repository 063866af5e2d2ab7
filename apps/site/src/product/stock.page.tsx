import { stockText } from './stock-text';
import { ProductPage } from './product-page';
import { productQueries } from './product-queries';

export const queries = productQueries('stock');

/** `/product/stock`. */
export function StockPage() {
  return <ProductPage text={stockText} />;
}
