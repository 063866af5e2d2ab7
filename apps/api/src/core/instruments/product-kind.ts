import { productKinds, productZones, type ProductKind } from '@portal/brand';
import { instrumentOf } from './instruments';

/** The product line of a symbol; undefined for an unknown symbol. */
export function productKindOf(symbol: string): ProductKind | undefined {
  const zone = instrumentOf(symbol)?.zone;
  return productKinds.find((kind) => productZones[kind] === zone);
}
