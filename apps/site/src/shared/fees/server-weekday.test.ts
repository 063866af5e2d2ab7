import { serverWeekday } from './server-weekday';

test.each([
  ['2026-11-25T21:59:59Z', 3],
  ['2026-11-25T22:00:00Z', 4],
  ['2026-07-01T20:59:59Z', 3],
  ['2026-07-01T21:00:00Z', 4],
  ['2026-11-29T12:00:00Z', 0],
])('at %s it is weekday %s', (at, weekday) => {
  expect(serverWeekday(Date.parse(at))).toBe(weekday);
});
