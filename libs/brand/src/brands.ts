import type { Brand } from './brand';
import { eet } from './eet/eet';
import { yunque } from './yunque/yunque';

/** The brands of this repository, by the name `BRAND=` takes. */
export const brands = { eet, yunque } satisfies Record<string, Brand>;

/** What `BRAND=` takes. */
export type BrandId = keyof typeof brands;

/** The brand that runs where nobody names one. */
export const defaultBrand: BrandId = 'eet';

const known = (id: string): id is BrandId => Object.hasOwn(brands, id);

/** The brand of that id. Throws with the list of known ones where there is none: a start must not go on with a wrong brand. */
export function brandOf(id: string): Brand {
  if (known(id)) return brands[id];
  throw new Error(`Unknown brand "${id}". Known brands: ${Object.keys(brands).join(', ')}.`);
}
