import { contentRequests } from '@portal/api-client/content/requests';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import type { SiteBrand } from '../shared/installation/site-brand';

export type CourseName = 'video' | 'mt5Tutorial' | 'guide';

/** The arguments for all lessons of a course, which fit on one page. */
export const courseAsked = (brand: SiteBrand, course: CourseName) => ({
  id: brand.content.category[course],
  limit: 100,
});

/** The title of a step without its number, which the list shows. */
export const stepTitle = ({ title }: { title: string }): string => title.replace(/^第.{1,3}步：/, '');

/** The page queries of a course. */
export const courseQueries =
  (course: CourseName): PageQueries =>
  (_params, _query, brand) => [publicQuery(contentRequests.moreTotal, courseAsked(brand, course))];
