import { curvePath, curvePoints, stepPath } from './curve-path';

test('draws the lowest value at the bottom, the highest at the top, and days at equal distances', () => {
  expect(curvePath(curvePoints([10, 30, 20]))).toBe('M0.0 200.0L500.0 0.0L1000.0 100.0');
});

test('draws equal values in the middle, and one value as the point of now', () => {
  expect(curvePoints([5, 5]).map(({ y }) => y)).toEqual([100, 100]);
  expect(curvePoints([5])).toEqual([{ x: 1000, y: 100 }]);
});

test('draws a value between the bounds of another one, and as steps', () => {
  expect(stepPath(curvePoints([10, 20], 0, 20))).toBe('M0.0 100.0H1000.0V0.0');
});
