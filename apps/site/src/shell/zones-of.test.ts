import { zonesOf } from './zones-of';

it('knows the zones of every region', () => {
  expect(zonesOf(['CN', 'HK'])).toEqual(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong']);
  expect(zonesOf([])).toEqual([]);
});
