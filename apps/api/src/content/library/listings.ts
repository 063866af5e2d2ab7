import type { Brand } from '@portal/brand';
import type { Library } from './library';
import type { Text } from './text';

/** Pinned ones first, then by the place they were given, then the newest. */
function inOrder(one: Text['front'], other: Text['front']): number {
  return (
    Number(other.pinned ?? false) - Number(one.pinned ?? false) ||
    (one.order ?? 0) - (other.order ?? 0) ||
    Date.parse(other.publishedAt) - Date.parse(one.publishedAt) ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Every list that can be requested, numbered from 1: categories, groups of categories, help topics. */
export function listingsOf(texts: readonly Text[], { content }: Pick<Brand, 'content'>): Library['listings'] {
  const { category, group } = content;
  const groups: Readonly<Record<string, readonly string[]>> = {
    [group.news]: [category.notice, category.company],
    [group.information]: [category.macro, category.forex, category.goods, category.stock, category.digiccy],
  };
  const lists = new Map<string, Text['front'][]>();
  const add = (list: string, front: Text['front']) => lists.set(list, [...(lists.get(list) ?? []), front]);
  for (const { kind, category: own, front } of texts) {
    add('all', front);
    if (kind === 'page') continue;
    add(own, front);
    if (front.topic) add(`${own}/${front.topic}`, front);
    for (const [name, members] of Object.entries(groups)) if (members.includes(own)) add(name, front);
  }
  return [...lists].flatMap(([list, fronts]) =>
    fronts.sort(inOrder).map(({ id }, index) => ({ list, ord: index + 1, article_id: id })),
  );
}
