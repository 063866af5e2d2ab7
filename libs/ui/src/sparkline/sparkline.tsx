import styled from 'styled-components';

export type SparklineProps = {
  /** Prices, oldest first. Numbers, because they are only drawn. */
  points: readonly number[];
  /** Reference for rise and fall; default: the first point. Beside a change since the previous close, pass that close. */
  since?: number;
  /** Accessible name, when no figure beside it has the same information. */
  label?: string;
  width?: number;
  height?: number;
};

const Line = styled.svg`
  overflow: visible;
  stroke: var(--text-faint);

  &[data-direction='rise'] {
    stroke: var(--rise);
  }
  &[data-direction='fall'] {
    stroke: var(--fall);
  }
`;

/** SVG path of a price line in a box, one decimal per coordinate. */
export function sparklinePath(points: readonly number[], width: number, height: number): string {
  const low = Math.min(...points);
  const range = Math.max(...points) - low;
  const x = (index: number) => ((index / (points.length - 1)) * width).toFixed(1);
  const y = (point: number) => (range === 0 ? height / 2 : height - ((point - low) / range) * height).toFixed(1);
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(point)}`).join('');
}

/** Sparkline of a table row. With fewer than two points nothing is drawn, but the space is reserved. */
export function Sparkline({ points, since = points[0] ?? 0, label, width = 96, height = 28 }: SparklineProps) {
  const last = points.at(-1) ?? since;
  const direction = last > since ? 'rise' : last < since ? 'fall' : 'flat';
  return (
    <Line
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      data-direction={direction}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {points.length > 1 && <path d={sparklinePath(points, width, height)} />}
    </Line>
  );
}
