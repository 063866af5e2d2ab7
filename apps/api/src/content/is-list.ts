import type { Brand } from '@portal/brand';

/** Whether an id names a list of the brand's content: a category, a group of them, or all there is. */
export function isList({ content: { category, group } }: Pick<Brand, 'content'>, id: string): boolean {
  return id === 'all' || [...Object.values(category), ...Object.values(group)].includes(id);
}
