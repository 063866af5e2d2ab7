import { indexesText } from './indexes-text';
import { ProductPage } from './product-page';
import { productQueries } from './product-queries';

export const queries = productQueries('indexes');

/** `/product/indexes`. */
export function IndexesPage() {
  return <ProductPage text={indexesText} />;
}
