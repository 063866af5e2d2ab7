import { forexText } from './forex-text';
import { ProductPage } from './product-page';

/** `/product/forex`. */
export function ForexPage() {
  return <ProductPage text={forexText} />;
}
