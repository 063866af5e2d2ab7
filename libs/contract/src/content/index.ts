import { calendarIcs } from './calendar-ics';
import { calendarList } from './calendar-list';

export * from './calendar-event';
export * from './calendar-ics';
export * from './calendar-list';

export const contentCalls = {
  calendarIcs,
  calendarList,
} as const;
