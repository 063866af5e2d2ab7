import { isInSession, sessionText } from './platform-sessions';

const none: (readonly [number, number])[] = [];
const day = [[65, 1_435]] as const;
const workdays = [none, day, day, day, day, [[65, 1_430]] as const, none];

it.each([
  ['2026-11-23T01:04:59Z', false],
  ['2026-11-23T01:05:00Z', true],
  ['2026-11-23T23:54:59Z', true],
  ['2026-11-23T23:55:00Z', false],
  ['2026-11-27T23:50:00Z', false],
  ['2026-11-22T12:00:00Z', false],
])('at %s by the platform’s clock: %s', (at, open) => {
  expect(isInSession(workdays, Date.parse(at))).toBe(open);
});

it('supports two periods a day', () => {
  const split = Array.from(
    { length: 7 },
    () =>
      [
        [0, 720],
        [780, 1_440],
      ] as const,
  );
  expect([719, 720, 779, 780].map((minute) => isInSession(split, minute * 60_000))).toEqual([true, false, false, true]);
});

it.each([
  [workdays, '周一至周四 01:05–23:55，周五 01:05–23:50（平台时间）'],
  [Array.from({ length: 7 }, () => [[0, 1_440]] as const), '7×24 小时'],
  [Array.from({ length: 7 }, () => none), '暂停交易'],
  [
    [
      none,
      [
        [0, 720],
        [780, 1_440],
      ] as const,
      none,
      none,
      none,
      none,
      none,
    ],
    '周一 00:00–12:00、13:00–24:00（平台时间）',
  ],
])('describes the hours %#', (sessions, text) => {
  expect(sessionText(sessions)).toBe(text);
});
