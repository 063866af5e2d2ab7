/** The width and the height of the box in which a curve is drawn; the page stretches it. */
export const box = { width: 1000, height: 200 };

/** Points of the box for values between `low` and `high`, the oldest at the left; a flat curve runs through the middle. */
export function curvePoints(
  values: readonly number[],
  low = Math.min(...values),
  high = Math.max(...values),
): { x: number; y: number }[] {
  const step = box.width / Math.max(values.length - 1, 1);
  return values.map((value, n) => ({
    x: values.length === 1 ? box.width : n * step,
    y: high === low ? box.height / 2 : box.height - ((value - low) / (high - low)) * box.height,
  }));
}

/** The SVG path through the points. */
export const curvePath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The SVG path of a value that stays until the next point. */
export const stepPath = (points: readonly { x: number; y: number }[]): string =>
  points
    .map(({ x, y }, n) => `${n === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`}`)
    .join('');
