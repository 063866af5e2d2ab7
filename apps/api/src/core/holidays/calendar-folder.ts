import { defaultBrand } from '@portal/brand';
import { brandFolder } from '../brand-content/brand-folder';

/** The folder of a brand's calendars. The world's releases and holidays are no brand's own: a brand without has those of the default one. */
export function calendarFolder(brandId: string): string {
  const folder = brandFolder(brandId, 'calendar') ?? brandFolder(defaultBrand, 'calendar');
  if (!folder) throw new Error('no rules for the financial calendar');
  return folder;
}
