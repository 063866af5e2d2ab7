import { contentApi } from './content.api';

export { contentApi };
export const {
  useCalendarListQuery,
  useGetAnalysisArticleQuery,
  useGetAnalysisArticlesQuery,
  useGetNewsQuery,
  useMoreQuery,
  useMoreTotalQuery,
  useSlidesQuery,
  useLazyCalendarListQuery,
} = contentApi;
