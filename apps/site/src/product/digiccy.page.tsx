import { digiccyText } from './digiccy-text';
import { ProductPage } from './product-page';

/** `/product/digiccy`. */
export function DigiccyPage() {
  return <ProductPage text={digiccyText} />;
}
