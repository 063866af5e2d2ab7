import { contentWires } from '@portal/api-client/content/wires';
import { want, type Wanted } from '../shared/data/wanted';
import { askedFor, viewOf } from './calendar-view';

/** What comes next, for the countdown and for today's date. */
export const nextAsked = { importance: 2, limit: 20 };

/** What the calendar page shows at an address. */
export const calendarWants = (_params: unknown, query: URLSearchParams): readonly Wanted[] => [
  want(contentWires.calendarNext, nextAsked),
  want(contentWires.calendarList, askedFor(viewOf(query))),
];
