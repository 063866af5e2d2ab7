import { ownTimeZone } from './own-time-zone';

const given = globalThis as { Temporal?: unknown };
const { Temporal } = given;
afterEach(() => {
  given.Temporal = Temporal;
});

it('asks Temporal where the browser has it, and the format of dates where it has not', () => {
  given.Temporal = { Now: { timeZoneId: () => 'Europe/London' } };
  expect(ownTimeZone()).toBe('Europe/London');
  given.Temporal = undefined;
  expect(ownTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
