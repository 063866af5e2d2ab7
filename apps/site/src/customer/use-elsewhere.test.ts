import { isElsewhere } from './use-elsewhere';

test.each([
  [['CN'], 'Asia/Shanghai', false],
  [['CN'], 'Europe/London', true],
  [['CN', 'GB'], 'Europe/London', false],
  [[], 'Europe/London', false],
])('%j by the clock of %s: elsewhere %s', (regions, zone, elsewhere) => {
  expect(isElsewhere(regions, zone)).toBe(elsewhere);
});
