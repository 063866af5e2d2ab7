import { earlyClosing, isExchangeHoliday } from '../holidays/exchange-holidays';
import { dayNumber, dayText } from './server-day';
import { sessions, type DayTime, type Session } from './sessions';
import { zoneOffset } from './zones';

/** From inclusive, to exclusive; milliseconds since 1970. */
export type Span = readonly [from: number, to: number];

const dayMs = 86_400_000;

/** The instant of a local time; `day` counts from 1970-01-01. Clocks change at night, when no market opens or closes. */
function instantOf(day: number, { zone, minute }: DayTime): number {
  const local = day * dayMs + minute * 60_000;
  return local - zoneOffset(zone, local - zoneOffset(zone, local));
}

/** The date of the trading day that opens on `day`. */
const tradingDate = (day: number, { ahead = 0 }: Session) => dayText(day + ahead);

const isHoliday = (day: number, session: Session) =>
  session.exchange !== undefined && isExchangeHoliday(session.exchange, tradingDate(day, session));

/** The instant at which a market closes early on the trading day of a date; undefined if it does not. */
export function earlyCloseAt({ early }: Pick<Session, 'early'>, date: string): number | undefined {
  const closing = early && earlyClosing(early, date);
  return closing && instantOf(dayNumber(date), closing);
}

/** The spans in which a symbol trades between two instants, in order. */
export function openSpans(symbol: string, from: number, to: number): Span[] {
  const session = sessions.get(symbol);
  if (!session) return from < to ? [[from, to]] : [];
  const spans: Span[] = [];
  for (let day = Math.floor(from / dayMs) - 2; day <= Math.floor(to / dayMs) + 1; day++) {
    // 1970-01-01 was a Thursday.
    if (!session.days.includes((day + 4) % 7) || isHoliday(day, session)) continue;
    const early = earlyCloseAt(session, tradingDate(day, session)) ?? Infinity;
    for (const [open, close] of session.spans) {
      const start = Math.max(from, instantOf(day, open));
      const end = Math.min(to, instantOf(day, close), early);
      if (start < end) spans.push([start, end]);
    }
  }
  return spans;
}

/** Whether a symbol trades at an instant. */
export const isOpen = (symbol: string, at: number): boolean => openSpans(symbol, at, at + 1).length > 0;

/** The instant itself if the symbol trades then, else the last instant before it at which the symbol traded. */
export function lastOpen(symbol: string, at: number): number {
  const last = openSpans(symbol, at - 8 * dayMs, at + 1).at(-1);
  return last ? last[1] - 1 : at;
}
