import { timeZonesOf } from './time-zones-of';

it('returns the time zones of every region', () => {
  expect(timeZonesOf(['CN', 'HK'])).toEqual(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong']);
  expect(timeZonesOf([])).toEqual([]);
});
