import { contentWires } from '@portal/api-client/content/wires';
import { PAGE, pageNoOf } from '../shared/content/wants';
import { zonesOf } from '../shared/market/zones';
import type { SiteBrand } from '../shared/installation/site-brand';
import { want, type Wants } from '../shared/data/wanted';

/** The list of analysis that an address asks for: of a symbol, of a kind of product, or all. */
export const strategyArgs = (query: URLSearchParams, brand: Pick<SiteBrand, 'products'>) => ({
  symbol:
    query
      .get('symbol')
      ?.replace(/[^A-Z0-9]/g, '')
      .slice(0, 12) || undefined,
  zone: zonesOf(brand).find(({ slug }) => slug === query.get('zone'))?.zone,
  pageNo: pageNoOf(query) - 1,
  pageSize: PAGE,
});

export const listWants: Wants = (_params, query, brand) => [
  want(contentWires.getAnalysisArticles, strategyArgs(query, brand)),
  want(contentWires.getAnalysisSymbols, undefined),
];

export const articleWants: Wants = ({ id = '' }) => [want(contentWires.getAnalysisArticle, { articleId: id })];
