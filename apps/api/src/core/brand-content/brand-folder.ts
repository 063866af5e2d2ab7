import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where the bundle has the content of a brand. */
export const bundledFolder = (brandId: string, part = ''): string =>
  join(dirname(process.argv[1] ?? ''), 'content', brandId, part);

/**
 * The folder of what a brand writes: beside the bundle in a build, and in the sources otherwise. Undefined where the brand has none.
 * @param part a folder in it
 */
export function brandFolder(brandId: string, part = ''): string | undefined {
  const sources = ['', '../..'].map((up) => resolve(up, 'libs/brand/src', brandId, 'content', part));
  return [bundledFolder(brandId, part), ...sources].find((folder) => existsSync(folder));
}
