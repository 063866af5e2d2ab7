import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defaultBrand } from '@portal/brand';

/** The folder is beside the bundle in a build, and in the sources otherwise. */
function folderOf(brandId: string): string | undefined {
  const beside = join(dirname(process.argv[1] ?? ''), 'content', brandId, 'calendar');
  const sources = ['', '../..'].map((up) => resolve(up, 'libs/brand/src', brandId, 'content/calendar'));
  return [beside, ...sources].find((folder) => existsSync(folder));
}

/** The folder of a brand's calendars. The world's releases and holidays are no brand's own: a brand without has those of the default one. */
export function calendarFolder(brandId: string): string {
  const folder = folderOf(brandId) ?? folderOf(defaultBrand);
  if (!folder) throw new Error('no rules for the financial calendar');
  return folder;
}
