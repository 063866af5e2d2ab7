import { ownTimeZone } from './own-time-zone';

const given = globalThis as { Temporal?: unknown };
const { Temporal } = given;
afterEach(() => {
  given.Temporal = Temporal;
});

it('uses Temporal if the browser supports it, and Intl.DateTimeFormat otherwise', () => {
  given.Temporal = { Now: { timeZoneId: () => 'Europe/London' } };
  expect(ownTimeZone()).toBe('Europe/London');
  given.Temporal = undefined;
  expect(ownTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
