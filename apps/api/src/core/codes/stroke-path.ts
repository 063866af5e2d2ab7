export type Point = readonly [x: number, y: number];

/** A line from its first point to its last, drawn towards those between. A point that stands twice is a corner. */
export type Stroke = readonly Point[];

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const middle = ([x, y]: Point, [x2, y2]: Point): Point => [(x + x2) / 2, (y + y2) / 2];

/** The SVG path of a stroke. It lies within the box of the stroke's points. */
export function strokePath([first, ...rest]: Stroke): string {
  const curves = rest.map((point, n) => `Q${text(point)} ${text(middle(point, rest[n + 1] ?? point))}`);
  return first ? `M${text(first)}${curves.join('')}` : '';
}
