import { contentWires } from '@portal/api-client/content/wires';
import type { Brand } from '@portal/brand';
import type { Params } from '../shell/page';
import { want, type Wanted } from '../shell/wanted';

/** Lines of a list of news on one page. product.md §9 */
export const PAGE = 20;

/** A page number of an address; the first where it is none. */
export function pageNoOf(query: URLSearchParams): number {
  const number = Number(query.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1;
}

type Category = keyof Brand['content']['category'];

/** The category an address names, if it is one of these; else the group of them all. */
const listOf = (
  query: URLSearchParams,
  brand: Brand,
  names: readonly Category[],
  group: keyof Brand['content']['group'],
) => {
  const asked = names.find((name) => name === query.get('category'));
  return asked ? brand.content.category[asked] : brand.content.group[group];
};

export const newsCategories = ['notice', 'company'] as const;
export const informationCategories = ['macro', 'forex', 'goods', 'stock', 'digiccy'] as const;

export const newsArgs = (query: URLSearchParams, brand: Brand) => ({
  id: listOf(query, brand, newsCategories, 'news'),
  limit: PAGE,
  pageNo: pageNoOf(query),
});

export const informationArgs = (query: URLSearchParams, brand: Brand) => ({
  id: listOf(query, brand, informationCategories, 'information'),
  search: query.get('search') ?? '',
  pageNo: pageNoOf(query),
  pageSize: PAGE,
});

export const searchArgs = (query: URLSearchParams) => ({
  id: 'all',
  search: query.get('search') ?? '',
  pageNo: pageNoOf(query),
  pageSize: PAGE,
});

export const helpArgs = ({ content }: Brand) => ({ id: content.category.help, limit: 100 });
export const topicArgs = ({ content }: Brand, topic: string) => ({
  id: content.category.help,
  limit: 100,
  topic,
  full: true,
});
export const helpSearchArgs = ({ content }: Brand, search: string) => ({
  id: content.category.help,
  search,
  pageSize: PAGE,
});

type Wants = (params: Params, query: URLSearchParams, brand: Brand) => readonly Wanted[];

/** What each page of the content shows; the routes name these. */
export const contentWants = {
  news: (_params, query, brand) => [want(contentWires.moreTotal, newsArgs(query, brand))],
  information: (_params, query, brand) => [want(contentWires.more, informationArgs(query, brand))],
  article: ({ id = '' }) => [want(contentWires.getNews, { id })],
  help: (_params, query, brand) => {
    const [topic, search] = [query.get('topic'), query.get('search')];
    const list = want(contentWires.moreTotal, helpArgs(brand));
    if (search) return [list, want(contentWires.more, helpSearchArgs(brand, search))];
    return topic ? [list, want(contentWires.moreTotal, topicArgs(brand, topic))] : [list];
  },
  search: (_params, query) => [want(contentWires.more, searchArgs(query))],
  about: (_params, _query, { content }) => [
    want(contentWires.getNews, { id: content.page.about }),
    want(contentWires.getNews, { id: content.page.security }),
  ],
} satisfies Record<string, Wants>;

/** What a page shows that is one text of the brand's. */
export const pageText =
  (name: keyof Brand['content']['page']): Wants =>
  (_params, _query, { content }) => [want(contentWires.getNews, { id: content.page[name] })];
