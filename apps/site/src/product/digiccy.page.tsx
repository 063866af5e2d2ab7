import { digiccyText } from './digiccy-text';
import { ProductPage } from './product-page';
import { productWants } from './product-wants';

export const wants = productWants('digiccy');

/** `/product/digiccy`. */
export function DigiccyPage() {
  return <ProductPage text={digiccyText} />;
}
