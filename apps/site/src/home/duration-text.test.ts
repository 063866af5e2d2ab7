import { durationText } from './duration-text';

test.each([
  [0, '不到 1 分钟'],
  [59, '不到 1 分钟'],
  [60, '1 分钟'],
  [3_599, '59 分钟'],
  [3_600, '1 小时'],
  [9_500, '2 小时 38 分钟'],
  [86_399, '23 小时 59 分钟'],
  [86_400, '1 天'],
  [86_400 + 59 * 60, '1 天'],
  [2 * 86_400 + 3 * 3_600 + 60, '2 天 3 小时'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
