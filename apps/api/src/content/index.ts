import type { contentCalls } from '@portal/contract/content';
import type { Handlers } from '../kernel/handler';
import { calendarIcs } from './calendar-ics';
import { calendarList } from './calendar-list';

export const contentHandlers = { calendarIcs, calendarList } satisfies Handlers<typeof contentCalls>;
