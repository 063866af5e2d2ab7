import type { SiteBrand } from '../installation/site-brand';

/** Articles per list page. docs/product-lines.md §9 */
export const PAGE = 20;

/** The page number in the URL. 1 if it is absent or invalid. */
export function pageNoOf(query: URLSearchParams): number {
  const number = Number(query.get('page') ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1;
}

type Category = keyof SiteBrand['content']['category'];

/** The id of the category in the URL, if it is one of `names`; else of the group of all of them. */
const listOf = (
  query: URLSearchParams,
  brand: SiteBrand,
  names: readonly Category[],
  group: keyof SiteBrand['content']['group'],
) => {
  const category = names.find((name) => name === query.get('category'));
  return category ? brand.content.category[category] : brand.content.group[group];
};

export const newsCategories = ['notice', 'company'] as const;
export const informationCategories = ['macro', 'forex', 'goods', 'stock', 'digiccy'] as const;
/** Market news covers the products that the brand offers, and macro, which moves all of them. */
export const informationCategoriesOf = (brand: Pick<SiteBrand, 'products'>) =>
  informationCategories.filter((name) => name === 'macro' || brand.products.includes(name));

export const newsArgs = (query: URLSearchParams, brand: SiteBrand) => ({
  id: listOf(query, brand, newsCategories, 'news'),
  limit: PAGE,
  pageNo: pageNoOf(query),
});

export const informationArgs = (query: URLSearchParams, brand: SiteBrand) => ({
  id: listOf(query, brand, informationCategoriesOf(brand), 'information'),
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

export const helpArgs = ({ content }: SiteBrand) => ({ id: content.category.help, limit: 100 });
export const topicArgs = ({ content }: SiteBrand, topic: string) => ({
  id: content.category.help,
  limit: 100,
  topic,
  full: true,
});
export const helpSearchArgs = ({ content }: SiteBrand, query: URLSearchParams) => ({
  id: content.category.help,
  search: query.get('search') ?? '',
  pageNo: pageNoOf(query),
  pageSize: PAGE,
});
