import { ownZone } from './own-zone';

const given = globalThis as { Temporal?: unknown };
const { Temporal } = given;
afterEach(() => {
  given.Temporal = Temporal;
});

it('asks Temporal where the browser has it, and the format of dates where it has not', () => {
  given.Temporal = { Now: { timeZoneId: () => 'Europe/London' } };
  expect(ownZone()).toBe('Europe/London');
  given.Temporal = undefined;
  expect(ownZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
