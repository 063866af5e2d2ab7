import { productKinds, productZones } from '@portal/brand';
import { commonRequests } from '@portal/api-client/common/requests';
import { contentRequests } from '@portal/api-client/content/requests';
import type { SomeInstruments } from '../shared/market/use-instruments';
import type { ZoneInfo } from '../shared/market/zones';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

/** The arguments for the newest analyses of a product kind. */
export const analysisOf = (kind: ZoneInfo['slug']) => ({
  zone: productZones[kind],
  pageNo: 0,
  pageSize: 2,
});

const symbols = new Map(
  productKinds.map((kind): [ZoneInfo['slug'], SomeInstruments] => [
    kind,
    { name: kind, of: (rows) => rows.filter((row) => row.zone === productZones[kind]) },
  ]),
);

/** The symbols of a product kind. */
export const symbolsOf = (kind: ZoneInfo['slug']): SomeInstruments | undefined => symbols.get(kind);

/** The page queries of a product kind: its symbols, and analyses of them. */
export const productQueries =
  (kind: ZoneInfo['slug']): PageQueries =>
  () => [
    publicQuery(commonRequests.getSymbolList, {}, symbolsOf(kind)),
    publicQuery(contentRequests.getAnalysisArticles, analysisOf(kind)),
  ];
