import type { Brand } from '@portal/brand';
import type { CalendarEvent } from '@portal/contract/content';

interface Place {
  brand: Pick<Brand, 'name' | 'cookieDomain'>;
  /** Where the reader finds the calendar. */
  page: string;
}

const doubts = { date: '日期按惯例推算，以官方公布为准。', time: '公布时间不固定，此处为通常时间。' } as const;

/** The events as an iCalendar document; an event keeps its id for ever, so that a second import replaces the first. */
export async function toIcs(events: readonly CalendarEvent[], { brand, page }: Place): Promise<string> {
  const { default: ical, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: `${brand.name} 财经日历`,
    prodId: { company: brand.name, product: '财经日历', language: 'ZH' },
  });
  for (const { id, at, title, importance, tentative } of events) {
    const stars = '★'.repeat(importance);
    calendar.createEvent({
      id: `${id}@${brand.cookieDomain}`,
      start: new Date(at),
      end: new Date(Date.parse(at) + 15 * 60_000),
      stamp: new Date(at),
      summary: `${title} ${stars}`,
      ...(tentative && { description: doubts[tentative] }),
      transparency: ICalEventTransparency.TRANSPARENT,
      url: page,
    });
  }
  return calendar.toString();
}
