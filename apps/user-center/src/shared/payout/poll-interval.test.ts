import { pollInterval } from './poll-interval';

const now = Date.parse('2026-11-21T07:01:00.000Z');
const one = (displayStatus: 1 | 2 | 3 | 4 | 5, updatedAt: string) => ({ displayStatus, updatedAt });

test.each([
  ['nothing is known yet', undefined, 0],
  ['all is over', [one(3, '2026-11-21T07:00:59.000Z'), one(5, '2026-11-21T07:00:59.000Z')], 0],
  ['one is fresh', [one(2, '2026-11-21T07:00:30.000Z'), one(1, '2026-11-20T07:00:00.000Z')], 3_000],
  ['one waits for long', [one(1, '2026-11-21T07:00:00.000Z')], 15_000],
])('returns the interval if %s', (_what, list, ms) => {
  expect(pollInterval(list, now)).toBe(ms);
});
