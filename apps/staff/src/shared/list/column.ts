import type { ReactNode } from 'react';

/** A column of a staff list. */
export type ListColumn<R> = {
  id: string;
  head: string;
  /** The column's text, for the CSV file and, without `cell`, for the screen. */
  text: (row: R) => string;
  cell?: (row: R) => ReactNode;
  /** Least width in px; wider columns get more of what is left. Default: 104. */
  width?: number;
  align?: 'end';
  /** Not shown until the member chooses it. */
  extra?: boolean;
  /** The name by which the call sorts. Without it the column cannot be sorted. */
  sort?: string;
};

/** The grid tracks of a row. Every row has the same ones whatever it contains, because their least widths are given. */
export function tracksOf(columns: readonly Pick<ListColumn<never>, 'width'>[]): { columns: string; least: string } {
  const widths = columns.map(({ width = 104 }) => width);
  return {
    columns: widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' '),
    least: `${widths.reduce((sum, width) => sum + width, 8)}px`,
  };
}
