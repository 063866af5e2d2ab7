import type { Brand } from './brand';
import { eet } from './eet/eet';
import { yunque } from './yunque/yunque';

/** The brands of this repository by id, the value of `BRAND=`. */
export const brands = { eet, yunque } satisfies Record<string, Brand>;

/** A value of `BRAND=`. */
export type BrandId = keyof typeof brands;

/** The brand when none is given. */
export const defaultBrand: BrandId = 'eet';

const isBrandId = (id: string): id is BrandId => Object.keys(brands).includes(id);

/**
 * The brand with that id. Throws with the list of known ids for an unknown one, so that an app never starts with a wrong brand.
 */
export function brandOf(id: string): Brand {
  if (isBrandId(id)) return brands[id];
  throw new Error(`Unknown brand "${id}". Known brands: ${Object.keys(brands).join(', ')}.`);
}
