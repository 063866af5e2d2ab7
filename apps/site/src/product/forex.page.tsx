import { forexText } from './forex-text';
import { ProductPage } from './product-page';
import { productQueries } from './product-queries';

export const queries = productQueries('forex');

/** `/product/forex`. */
export function ForexPage() {
  return <ProductPage text={forexText} />;
}
