import { memo } from 'react';
import type { ListColumn } from './column';

type Props<R> = {
  id: string;
  index: number;
  row: R;
  columns: readonly ListColumn<R>[];
  selected: boolean;
  /** Pixels from the top of the list. */
  start: number;
  /** Measures the element; absent where every row has the same height. */
  measure: ((element: HTMLElement | null) => void) | undefined;
};

function Line<R>({ id, index, row, columns, selected, start, measure }: Props<R>) {
  return (
    <div
      ref={measure}
      data-index={index}
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column) => (
        <div key={column.id} role="gridcell" data-align={column.align} data-label={column.head}>
          {column.cell?.(row) ?? column.text(row)}
        </div>
      ))}
    </div>
  );
}

/** One row of a list. It renders again only if it has changed, so that a key press or a page that loads draws no other rows. */
export const ListRow = memo(Line) as typeof Line;
