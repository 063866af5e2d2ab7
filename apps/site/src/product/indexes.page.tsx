import { indexesText } from './indexes-text';
import { ProductPage } from './product-page';
import { productWants } from './product-wants';

export const wants = productWants('indexes');

/** `/product/indexes`. */
export function IndexesPage() {
  return <ProductPage text={indexesText} />;
}
