import { digiccyText } from './digiccy-text';
import { ProductPage } from './product-page';
import { productQueries } from './product-queries';

export const queries = productQueries('digiccy');

/** `/product/digiccy`. */
export function DigiccyPage() {
  return <ProductPage text={digiccyText} />;
}
