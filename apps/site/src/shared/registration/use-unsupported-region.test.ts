import { isOutside } from './use-unsupported-region';

test.each([
  [['Asia/Shanghai', 'Asia/Urumqi'], 'Asia/Urumqi', false],
  [['Asia/Shanghai', 'Asia/Urumqi'], 'Europe/London', true],
  [[], 'Europe/London', false],
  [['Asia/Shanghai'], 'UTC', false],
  [['Asia/Shanghai'], 'Etc/GMT-8', false],
])('with the served zones %j and the time zone %s, isOutside returns %s', (zones, zone, outside) => {
  expect(isOutside(zones, zone)).toBe(outside);
});
