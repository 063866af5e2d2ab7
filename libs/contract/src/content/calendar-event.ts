import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** Whose figures they are: ISO 3166-1 codes, EU the euro area, INT what belongs to no country. */
export const CalendarRegion = Type.Enum(['US', 'EU', 'GB', 'JP', 'CN', 'CA', 'AU', 'NZ', 'CH', 'INT']);
export type CalendarRegion = Static<typeof CalendarRegion>;

/** One release. Figures stand only where they are known to be true; `unit` is empty where there is none. */
export const CalendarEvent = Type.Object({
  id: Id,
  at: Time,
  region: CalendarRegion,
  title: Type.String(),
  importance: Type.Enum([1, 2, 3]),
  previous: Type.Optional(Type.String()),
  forecast: Type.Optional(Type.String()),
  actual: Type.Optional(Type.String()),
  unit: Type.String(),
  simulated: Type.Optional(Type.Boolean({ description: 'the figures are made up; a page has to say so' })),
  tentative: Type.Optional(
    Type.Enum(['date', 'time'], { description: 'what is expected by custom and not yet published' }),
  ),
});
export type CalendarEvent = Static<typeof CalendarEvent>;
