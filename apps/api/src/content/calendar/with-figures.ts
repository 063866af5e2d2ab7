import type { CalendarEvent } from '@portal/contract/content';
import type { CalendarFigures } from '../../ports';
import type { Calendar } from './calendar';

/** Events with the figures that are known now. Simulated ones are marked. */
export function withFigures(
  events: readonly CalendarEvent[],
  calendar: Pick<Calendar, 'seriesOf'>,
  { figures, now }: { figures: CalendarFigures; now: number },
): CalendarEvent[] {
  return events.map((event) => {
    const published = figures.of({ id: event.id, at: Date.parse(event.at), ...calendar.seriesOf(event) }, now);
    if (Object.keys(published).length === 0) return event;
    return { ...event, ...published, ...(figures.simulated && { simulated: true }) };
  });
}
