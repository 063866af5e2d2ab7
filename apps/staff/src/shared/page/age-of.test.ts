import { ageOf } from './age-of';

const now = Date.parse('2026-11-25T12:00:00Z');

it.each([
  ['2026-11-25T11:59:40Z', '刚刚'],
  ['2026-11-25T11:48:00Z', '12 分钟'],
  ['2026-11-25T09:00:00Z', '3 小时'],
  ['2026-11-23T11:00:00Z', '2 天'],
  ['2026-11-25T12:05:00Z', '刚刚'],
])('shows the age of %s as %s', (iso, age) => {
  expect(ageOf(iso, now)).toBe(age);
});
