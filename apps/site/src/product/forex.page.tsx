import { forexText } from './forex-text';
import { ProductPage } from './product-page';
import { productWants } from './product-wants';

export const wants = productWants('forex');

/** `/product/forex`. */
export function ForexPage() {
  return <ProductPage text={forexText} />;
}
