import type { ReactNode } from 'react';

/** A column of a desk list. */
export type DeskColumn<R> = {
  id: string;
  head: string;
  /** The column's text, for the CSV file and, without `cell`, for the screen. */
  text: (row: R) => string;
  cell?: (row: R) => ReactNode;
  /** Width as a CSS grid track; default: `minmax(96px, 1fr)`. */
  width?: string;
  align?: 'end';
  /** Not shown until the member chooses it. */
  extra?: boolean;
  /** The name by which the call sorts. Without it the column cannot be sorted. */
  sort?: string;
};
