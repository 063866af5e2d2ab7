/** The width and the height of the box in which a curve is drawn; the page stretches it. */
export const box = { width: 1000, height: 200 };

/** Points of the box for values, the oldest at the left; a flat curve runs through the middle. */
export function curvePoints(values: readonly number[]): { x: number; y: number }[] {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const step = box.width / Math.max(values.length - 1, 1);
  return values.map((value, n) => ({
    x: n * step,
    y: range === 0 ? box.height / 2 : box.height - ((value - low) / range) * box.height,
  }));
}

/** The SVG path through the points. */
export const curvePath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
