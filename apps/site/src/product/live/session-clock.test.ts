import { spansOf } from './session-clock';

test.each([
  ['Asia/Tokyo', '2026-01-15T00:00:00Z', [[7, 16]]],
  [
    'Europe/London',
    '2026-01-15T00:00:00Z',
    [
      [16, 24],
      [0, 1],
    ],
  ],
  ['Europe/London', '2026-07-15T00:00:00Z', [[15, 24]]],
  [
    'America/New_York',
    '2026-01-15T00:00:00Z',
    [
      [21, 24],
      [0, 6],
    ],
  ],
  [
    'America/New_York',
    '2026-07-15T00:00:00Z',
    [
      [20, 24],
      [0, 5],
    ],
  ],
] as const)('converts the business hours of %s to Beijing time at %s', (zone, at, spans) => {
  expect(spansOf(zone, new Date(at)).filter(([from, to]) => to > from)).toEqual(spans);
});
