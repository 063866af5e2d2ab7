import { timeZonesOf } from './time-zones-of';

it('knows the zones of every region', () => {
  expect(timeZonesOf(['CN', 'HK'])).toEqual(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong']);
  expect(timeZonesOf([])).toEqual([]);
});
