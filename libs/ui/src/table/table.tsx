import { Fragment, useRef, type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { SortHead } from './sort-head';
import { TableLook } from './table-look';
import { useRowWindow } from './use-row-window';

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
};

export type TableProps<R> = {
  /** For screen readers only; put the visible title on the card around the table. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: Sort;
  onSort?: (id: string) => void;
  /** Totals, by column id. */
  foot?: Readonly<Record<string, ReactNode>>;
  /** Content below an expanded row. */
  detailOf?: (row: R) => ReactNode;
  /** Number of skeleton rows while the rows are loading. */
  busy?: number;
  empty?: ReactNode;
};

/** A table; under 640 px every row is a card of labels and values. */
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

/** Takes the space of the rows that are not rendered. */
function LeftOut({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" data-left-out="true" style={{ height }}>
      <td />
    </tr>
  );
}
