import { contentApi } from './content.api';

export { contentApi };
/** A hook for each content call. Its request, response and errors are documented at the call in the contract. */
export const {
  useCalendarListQuery,
  useCalendarNextQuery,
  useGetAnalysisArticleQuery,
  useGetAnalysisArticlesQuery,
  useGetAnalysisSymbolsQuery,
  useGetNewsQuery,
  useMarketNewsQuery,
  useMoreQuery,
  useMoreTotalQuery,
  useSlidesQuery,
  useLazyCalendarListQuery,
} = contentApi;
