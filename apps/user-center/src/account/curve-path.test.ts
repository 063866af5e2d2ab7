import { curvePath, curvePoints } from './curve-path';

test('draws the lowest value at the bottom, the highest at the top, and days at equal distances', () => {
  expect(curvePath(curvePoints([10, 30, 20]))).toBe('M0.0 200.0L500.0 0.0L1000.0 100.0');
});

test('draws equal values in the middle, and one value as one point', () => {
  expect(curvePoints([5, 5]).map(({ y }) => y)).toEqual([100, 100]);
  expect(curvePoints([5])).toEqual([{ x: 0, y: 100 }]);
});
