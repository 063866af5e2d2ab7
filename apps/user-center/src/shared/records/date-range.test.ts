import { monthPresets, rangeOf } from './date-range';

test('returns a range of days in Beijing time, including both ends', () => {
  // 15:59 UTC is 23:59 in Beijing; a minute later the next day has begun there.
  expect(rangeOf('7', Date.parse('2026-03-01T15:59:00Z'))).toEqual({ startDate: '2026-02-23', endDate: '2026-03-01' });
  expect(rangeOf('7', Date.parse('2026-03-01T16:00:00Z'))).toEqual({ startDate: '2026-02-24', endDate: '2026-03-02' });
});

test('returns calendar months in Beijing time, across a year and in February', () => {
  const at = Date.parse('2027-12-31T16:00:00Z');
  expect(rangeOf('month', at)).toEqual({ startDate: '2028-01-01', endDate: '2028-01-01' });
  expect(rangeOf('lastMonth', at)).toEqual({ startDate: '2027-12-01', endDate: '2027-12-31' });
  expect(rangeOf('lastMonth', Date.parse('2028-03-31T00:00:00Z'))).toEqual({
    startDate: '2028-02-01',
    endDate: '2028-02-29',
  });
});

test('begins every range of a table by month with the first day of one', () => {
  const at = Date.parse('2026-11-20T00:00:00Z');
  expect(monthPresets.map(({ range }) => range(at))).toEqual([
    { startDate: '2026-11-01', endDate: '2026-11-20' },
    { startDate: '2026-10-01', endDate: '2026-10-31' },
    { startDate: '2026-09-01', endDate: '2026-11-20' },
    { startDate: '2025-12-01', endDate: '2026-11-20' },
  ]);
});
