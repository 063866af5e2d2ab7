import type { ReactNode } from 'react';
import type { ListSort } from './use-list-address';

/** A column of a staff list; `Sort` are the names that the call can sort by. */
export type ListColumn<R, Sort extends string = string> = {
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
  sort?: Sort;
};

/** The order for the call. A name in the address that no column has is left out, so that the call uses its own order. */
export function sortOf<Sort extends string>(
  columns: readonly { sort?: Sort }[],
  asked: ListSort | undefined,
): { sort?: Sort | `-${Sort}` } {
  const by = columns.find(({ sort }) => sort !== undefined && sort === asked?.by)?.sort;
  if (by === undefined) return {};
  return { sort: asked?.descending ? `-${by}` : by };
}

/** The grid columns of a row. Their minimum widths are set, so that all rows have the same columns whatever they contain. */
export function tracksOf(columns: readonly Pick<ListColumn<never>, 'width'>[]): { columns: string; least: string } {
  const widths = columns.map(({ width = 104 }) => width);
  return {
    columns: widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' '),
    least: `${widths.reduce((sum, width) => sum + width, 8)}px`,
  };
}
