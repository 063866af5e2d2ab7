import type { CalendarEvent, CalendarRegion } from '@portal/contract/content';
import { isDay, mondayOf } from './days';
import { regionCodes } from '../shared/calendar/regions';

/** What the address asks for. */
export interface CalendarView {
  /** A day of Beijing; without it the week that is. */
  date?: string;
  span: 'day' | 'week';
  /** None: all. */
  regions: readonly CalendarRegion[];
  /** At least. */
  importance: 1 | 2 | 3;
}

/** Reads the address; what makes no sense in it counts for nothing. */
export function viewOf(query: URLSearchParams): CalendarView {
  const date = query.get('date') ?? '';
  const asked = new Set((query.get('region') ?? '').split(','));
  const importance = Number(query.get('importance'));
  return {
    ...(isDay(date) && { date }),
    // A day needs to be named.
    span: isDay(date) && query.get('view') === 'day' ? 'day' : 'week',
    regions: regionCodes.filter((code) => asked.has(code)),
    importance: importance === 2 || importance === 3 ? importance : 1,
  };
}

/** The address of a view: what is usual stays unsaid. */
export function hrefOf({ date, span, regions, importance }: CalendarView): string {
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (date && span === 'day') query.set('view', 'day');
  if (regions.length > 0) query.set('region', regions.join(','));
  if (importance > 1) query.set('importance', String(importance));
  // Commas need no escape in a query, and an address is read by people too.
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `/financial-calendar?${text}` : '/financial-calendar';
}

/** What is asked of the gateway for a view. */
export function askedFor({ date, span }: CalendarView): { time?: string; days: number } {
  if (!date) return { days: 7 };
  return span === 'day' ? { time: date, days: 1 } : { time: mondayOf(date), days: 7 };
}

export function isShown({ region, importance }: CalendarEvent, view: CalendarView): boolean {
  return importance >= view.importance && (view.regions.length === 0 || view.regions.includes(region));
}
