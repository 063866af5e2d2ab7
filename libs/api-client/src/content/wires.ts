import type { contentCalls } from '@portal/contract/content';
import { wire } from '../http/wire';

type Calls = typeof contentCalls;

/** The content calls for `call()` of @portal/api-client/http. */
export const contentWires = {
  calendarIcs: wire<Calls['calendarIcs']>('GET', '/news/calendar.ics', { open: true, bytes: true }),
  calendarList: wire<Calls['calendarList']>('GET', '/news/calendar/list', { open: true }),
};
