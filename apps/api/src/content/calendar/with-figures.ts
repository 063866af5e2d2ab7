import type { CalendarEvent } from '@portal/contract/content';
import type { CalendarFigures } from '../../ports';
import type { Calendar } from './calendar';

/** Events with the figures that are known now. Simulated ones are marked. What came out is no longer expected. */
export function withFigures(
  events: readonly CalendarEvent[],
  calendar: Pick<Calendar, 'seriesOf'>,
  { figures, now }: { figures: CalendarFigures; now: number },
): CalendarEvent[] {
  return events.map((event) => {
    const published = figures.of({ id: event.id, at: Date.parse(event.at), ...calendar.seriesOf(event) }, now);
    if (Object.keys(published).length === 0) return event;
    const { tentative, ...certain } = event;
    const doubt = published.actual === undefined && tentative && { tentative };
    return { ...certain, ...doubt, ...published, ...(figures.simulated && { simulated: true }) };
  });
}
