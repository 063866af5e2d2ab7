import { fillDays } from './fill-days';

test('days without data are filled between known ones, across the end of a month', () => {
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

test('a single day and an empty list do not change', () => {
  expect(fillDays([{ day: '2026-01-01', value: '0.00' }])).toEqual([{ day: '2026-01-01', value: '0.00' }]);
  expect(fillDays([])).toEqual([]);
});
