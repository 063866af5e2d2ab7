import { contentRequests } from '@portal/api-client/content/requests';
import { publicQuery, type PublicQuery } from '../shared/data/public-query';
import { askedFor, viewOf } from './calendar-view';

/** The next releases, for the countdown and for today's date. */
export const nextArgs = { importance: 2, limit: 20 };

/** The queries of the calendar page at an address. */
export const calendarQueries = (_params: unknown, query: URLSearchParams): readonly PublicQuery[] => [
  publicQuery(contentRequests.calendarNext, nextArgs),
  publicQuery(contentRequests.calendarList, askedFor(viewOf(query))),
];
