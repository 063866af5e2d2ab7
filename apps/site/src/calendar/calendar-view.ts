import type { CalendarEvent, CalendarRegion } from '@portal/contract/content';
import { isDay, mondayOf } from './days';
import { regionCodes } from '../shared/calendar/regions';

/** The filters in the URL. */
export interface CalendarView {
  /** A Beijing date. Absent: the current week. */
  date?: string;
  span: 'day' | 'week';
  /** Empty: all. */
  regions: readonly CalendarRegion[];
  /** The minimum. */
  importance: 1 | 2 | 3;
}

/** Reads the filters from the URL. Invalid values are ignored. */
export function viewOf(query: URLSearchParams): CalendarView {
  const date = query.get('date') ?? '';
  const given = new Set((query.get('region') ?? '').split(','));
  const importance = Number(query.get('importance'));
  return {
    ...(isDay(date) && { date }),
    // A day view needs a date.
    span: isDay(date) && query.get('view') === 'day' ? 'day' : 'week',
    regions: regionCodes.filter((code) => given.has(code)),
    importance: importance === 2 || importance === 3 ? importance : 1,
  };
}

/** The URL of a view. Defaults are left out. */
export function hrefOf({ date, span, regions, importance }: CalendarView): string {
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (date && span === 'day') query.set('view', 'day');
  if (regions.length > 0) query.set('region', regions.join(','));
  if (importance > 1) query.set('importance', String(importance));
  // Commas need no escape in a query, and people read URLs too.
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `/financial-calendar?${text}` : '/financial-calendar';
}

/** The request arguments of a view. */
export function askedFor({ date, span }: CalendarView): { time?: string; days: number } {
  if (!date) return { days: 7 };
  return span === 'day' ? { time: date, days: 1 } : { time: mondayOf(date), days: 7 };
}

export function isShown({ region, importance }: CalendarEvent, view: CalendarView): boolean {
  return importance >= view.importance && (view.regions.length === 0 || view.regions.includes(region));
}
