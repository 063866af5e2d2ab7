import { isElsewhere } from './use-elsewhere';

test.each([
  [['Asia/Shanghai', 'Asia/Urumqi'], 'Asia/Urumqi', false],
  [['Asia/Shanghai', 'Asia/Urumqi'], 'Europe/London', true],
  [[], 'Europe/London', false],
  [['Asia/Shanghai'], 'UTC', false],
  [['Asia/Shanghai'], 'Etc/GMT-8', false],
])('served in %j, by the clock of %s: elsewhere %s', (zones, zone, elsewhere) => {
  expect(isElsewhere(zones, zone)).toBe(elsewhere);
});
