import { contentRequests } from '@portal/api-client/content/requests';
import { PAGE, pageNoOf } from '../shared/content/content-args';
import { zonesOf } from '../shared/market/zones';
import type { SiteBrand } from '../shared/installation/site-brand';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

/** The arguments of the analysis list, from the URL: for a symbol, for a product kind, or for all. */
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

export const listQueries: PageQueries = (_params, query, brand) => [
  publicQuery(contentRequests.getAnalysisArticles, strategyArgs(query, brand)),
  publicQuery(contentRequests.getAnalysisSymbols, undefined),
];

export const articleQueries: PageQueries = ({ id = '' }) => [
  publicQuery(contentRequests.getAnalysisArticle, { articleId: id }),
];
