import { contentApi } from './content.api';

export { contentApi };
/** A hook for each content call; what it asks, answers and refuses with stands at the call in the contract. */
export const {
  useCalendarListQuery,
  useCalendarNextQuery,
  useGetAnalysisArticleQuery,
  useGetAnalysisArticlesQuery,
  useGetAnalysisSymbolsQuery,
  useGetNewsQuery,
  useMoreQuery,
  useMoreTotalQuery,
  useSlidesQuery,
  useLazyCalendarListQuery,
} = contentApi;
