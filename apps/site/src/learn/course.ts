import { contentWires } from '@portal/api-client/content/wires';
import { want, type Wants } from '../shared/data/wanted';
import type { SiteBrand } from '../shared/installation/site-brand';

export type CourseName = 'video' | 'mt5Tutorial' | 'guide';

/** A course whole: its lessons have one page. */
export const courseAsked = (brand: SiteBrand, course: CourseName) => ({
  id: brand.content.category[course],
  limit: 100,
});

/** What a page of a course shows. */
export const courseWants =
  (course: CourseName): Wants =>
  (_params, _query, brand) => [want(contentWires.moreTotal, courseAsked(brand, course))];
