import { contentWires } from '@portal/api-client/content/wires';
import { PAGE, pageNoOf } from '../content/wants';
import { zones } from '../market/zones';
import { want, type Wants } from '../shell/wanted';

/** The list of analysis that an address asks for: of a symbol, of a kind of product, or all. */
export const strategyArgs = (query: URLSearchParams) => ({
  symbol:
    query
      .get('symbol')
      ?.replace(/[^A-Z0-9]/g, '')
      .slice(0, 12) || undefined,
  zone: zones.find(({ slug }) => slug === query.get('zone'))?.zone,
  pageNo: pageNoOf(query) - 1,
  pageSize: PAGE,
});

export const listWants: Wants = (_params, query) => [
  want(contentWires.getAnalysisArticles, strategyArgs(query)),
  want(contentWires.getAnalysisSymbols, undefined),
];

export const articleWants: Wants = ({ id = '' }) => [want(contentWires.getAnalysisArticle, { articleId: id })];
