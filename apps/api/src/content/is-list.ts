import { isOffered, type Brand } from '@portal/brand';

/** Whether an id names a list of the brand's content: a category of what it offers, a group of them, or all there is. */
export function isList(brand: Pick<Brand, 'content' | 'products'>, id: string): boolean {
  const { category, group } = brand.content;
  const categories = Object.entries(category).flatMap(([name, own]) => (isOffered(brand, name) ? [own] : []));
  return id === 'all' || [...categories, ...Object.values(group)].includes(id);
}
