import styled from 'styled-components';

export type SparklineProps = {
  /** Prices, oldest first. Numbers, because they are only drawn. */
  points: readonly number[];
  /** Accessible name, when no figure beside it has the same information. */
  label?: string;
  width?: number;
  height?: number;
};

const Line = styled.svg`
  overflow: visible;
  stroke: var(--action-text);
`;

/** SVG path of a price line in a box, one decimal per coordinate. */
export function sparklinePath(points: readonly number[], width: number, height: number): string {
  const low = Math.min(...points);
  const range = Math.max(...points) - low;
  const x = (index: number) => ((index / (points.length - 1)) * width).toFixed(1);
  const y = (point: number) => (range === 0 ? height / 2 : height - ((point - low) / range) * height).toFixed(1);
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(point)}`).join('');
}

/**
 * Sparkline of a table row. It shows the shape only and has one colour: the change beside it may cover another period and have the
 * opposite direction. With fewer than two points nothing is drawn, but the space is reserved.
 */
export function Sparkline({ points: given, label, width = 96, height = 28 }: SparklineProps) {
  const points = given.filter(Number.isFinite);
  return (
    <Line
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {points.length > 1 && <path d={sparklinePath(points, width, height)} />}
    </Line>
  );
}
