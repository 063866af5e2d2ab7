import { swapNights } from './swap-nights';

const week = [0, 1, 2, 3, 4, 5, 6];

test('a week has seven nights, of which Wednesday has those of the weekend', () => {
  expect(week.map((day) => swapNights(day, false))).toEqual([0, 1, 1, 3, 1, 1, 0]);
  expect(week.map((day) => swapNights(day, true))).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
