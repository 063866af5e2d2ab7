import { commonWires } from '@portal/api-client/common/wires';
import { contentWires } from '@portal/api-client/content/wires';
import { zones, type ZoneInfo } from '../market/zones';
import { want, type Wants } from '../shell/wanted';

/** The newest analysis of a kind of product. */
export const analysisOf = (kind: ZoneInfo['slug']) => ({
  zone: zones.find(({ slug }) => slug === kind)?.zone,
  pageNo: 0,
  pageSize: 4,
});

/** What the page of a kind of product shows: its symbols, and what is written about them. */
export const productWants =
  (kind: ZoneInfo['slug']): Wants =>
  () => [want(commonWires.getSymbolList, {}), want(contentWires.getAnalysisArticles, analysisOf(kind))];
