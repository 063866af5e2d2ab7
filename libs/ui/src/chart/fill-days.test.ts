import { fillDays } from './fill-days';

test('fills days without data between known ones, across the end of a month', () => {
  expect(
    fillDays([
      { day: '2026-03-02', value: '5.00' },
      { day: '2026-02-27', value: '-1.00' },
    ]),
  ).toEqual([
    { day: '2026-02-27', value: '-1.00' },
    { day: '2026-02-28' },
    { day: '2026-03-01' },
    { day: '2026-03-02', value: '5.00' },
  ]);
});

test('does not change a single day or an empty list', () => {
  expect(fillDays([{ day: '2026-01-01', value: '0.00' }])).toEqual([{ day: '2026-01-01', value: '0.00' }]);
  expect(fillDays([])).toEqual([]);
});
