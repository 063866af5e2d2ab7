import { Fragment, useRef, type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { SortHead } from './sort-head';
import { TableLook } from './table-look';
import { useRowWindow } from './use-row-window';

/** By which column the rows stand, and in which direction. */
export type Sort = { by: string; direction: 'ascending' | 'descending' };

/** A column: its head, and what stands in it for a row. */
export type Column<R> = {
  id: string;
  head: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the end. */
  align?: 'end';
  /** Names the row: the heading of its card. */
  primary?: boolean;
  sortable?: boolean;
  /** Left out of the card on a phone. */
  wideOnly?: boolean;
  /** On a phone stands beside the heading of the card, without its name: a price, a sparkline. */
  beside?: boolean;
};

export type TableProps<R> = {
  /** Said to screen readers; give the visible title to the card around it. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: Sort;
  onSort?: (id: string) => void;
  /** Sums, by column id. */
  foot?: Readonly<Record<string, ReactNode>>;
  /** What an opened row shows beneath itself. */
  detailOf?: (row: R) => ReactNode;
  /** Rows are on their way: skeletons of this many rows. */
  busy?: number;
  empty?: ReactNode;
};

/** Rows to compare; under 640 px every row is a card of names and values. */
export function Table<R>(props: TableProps<R>) {
  const { caption, columns, rows, rowKey, sort, onSort, foot, detailOf, busy, empty } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, before, after } = useRowWindow(body, rows.length);
  const whole = to - from === rows.length;
  if (!busy && rows.length === 0 && empty) return <>{empty}</>;

  return (
    <TableLook role="table" aria-busy={busy ? true : undefined} aria-rowcount={whole ? undefined : rows.length + 1}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <LeftOut height={before} />
        {busy
          ? Array.from({ length: busy }, (_, index) => (
              <tr key={index} role="row">
                {columns.map((column) => (
                  <td key={column.id} role="cell" data-label={column.head}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))
          : rows.slice(from, to).map((row, index) => {
              const detail = detailOf?.(row);
              return (
                <Fragment key={rowKey(row)}>
                  <tr
                    role="row"
                    data-opened={detail ? true : undefined}
                    aria-rowindex={whole ? undefined : from + index + 2}
                  >
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        role="cell"
                        data-label={column.head}
                        data-align={column.align}
                        data-primary={column.primary}
                        data-wide-only={column.wideOnly}
                        data-beside={column.beside}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                  {detail && (
                    <tr role="row" data-detail="true">
                      <td role="cell" colSpan={columns.length}>
                        {detail}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
        <LeftOut height={after} />
      </tbody>
      {foot && !busy && (
        <tfoot>
          <tr role="row">
            {columns.map((column) => (
              <td
                key={column.id}
                role="cell"
                data-label={column.head}
                data-align={column.align}
                data-primary={column.primary}
                data-blank={foot[column.id] === undefined || undefined}
              >
                {foot[column.id]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </TableLook>
  );
}

/** The room of rows that are not drawn. */
function LeftOut({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" data-left-out="true" style={{ height }}>
      <td />
    </tr>
  );
}
