import { indexesText } from './indexes-text';
import { ProductPage } from './product-page';

/** `/product/indexes`. */
export function IndexesPage() {
  return <ProductPage text={indexesText} />;
}
