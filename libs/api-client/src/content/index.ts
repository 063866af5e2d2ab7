import { contentApi } from './content.api';

export { contentApi };
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
