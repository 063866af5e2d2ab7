import { rangeOf } from './date-range';

test('returns a range of days in Beijing time, including both ends', () => {
  // 15:59 UTC is 23:59 in Beijing; a minute later the next day has begun there.
  expect(rangeOf('7', Date.parse('2026-03-01T15:59:00Z'))).toEqual({ startDate: '2026-02-23', endDate: '2026-03-01' });
  expect(rangeOf('7', Date.parse('2026-03-01T16:00:00Z'))).toEqual({ startDate: '2026-02-24', endDate: '2026-03-02' });
});
