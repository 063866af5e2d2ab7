import { beijingDay, beijingMinute, beijingTime } from './beijing-time';

it.each([
  ['2026-03-04T15:59:59.999Z', '2026-03-04', '2026-03-04 23:59', '03-04 23:59'],
  ['2026-03-04T16:00:00.000Z', '2026-03-05', '2026-03-05 00:00', '03-05 00:00'],
  ['2026-12-31T16:30:00.000Z', '2027-01-01', '2027-01-01 00:30', '01-01 00:30'],
])('%s is %s in Beijing', (at, day, minute, time) => {
  expect([beijingDay, beijingMinute, beijingTime].map((format) => format(new Date(at)))).toEqual([day, minute, time]);
});
