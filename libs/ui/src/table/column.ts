import type { ReactNode } from 'react';

/** Sort column and direction. */
export type Sort = { by: string; direction: 'ascending' | 'descending' };

/** A column: its header and its cell for a row. */
export type Column<R> = {
  id: string;
  head: string;
  cell: (row: R) => ReactNode;
  /** Aligns figures at the end. */
  align?: 'end';
  /** Identifies the row: the heading of its card. */
  primary?: boolean;
  sortable?: boolean;
  /** Omitted from the card on a phone. */
  wideOnly?: boolean;
  /** On a phone, shown beside the card's heading without a label: a price, a sparkline. */
  beside?: boolean;
  /**
   * The place in a row of two lines on a phone: title and figure above, note and mark below. As soon as one column has a place, the
   * columns without one are shown only after a tap on the row.
   */
  phone?: 'title' | 'figure' | 'note' | 'mark';
  /** Holds a button that opens the row elsewhere, such as in a drawer. In a row of two lines a tap on the row presses it. */
  opens?: boolean;
};
