import { Fragment, useRef, type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { useTexts } from '../texts/use-texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { Column, Sort } from './column';
import { SortHead } from './sort-head';
import { TableLook } from './table-look';
import { tableTexts } from './table-texts';
import { TwoLineLook } from './two-line-look';
import { useOpenRows } from './use-open-rows';
import { useRowWindow } from './use-row-window';

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

/** A table; under 640 px every row is a card of labels and values, or two lines when the columns have places. */
export function Table<R>(props: TableProps<R>) {
  const { caption, columns, rows, rowKey, sort, onSort, foot, detailOf, busy, empty } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, before, after } = useRowWindow(body, rows.length);
  const whole = to - from === rows.length;
  const texts = useTexts('table', tableTexts);
  const { isOpen, toggle } = useOpenRows();
  const twoLines = columns.some(({ phone }) => phone);
  const Look = twoLines ? TwoLineLook : TableLook;
  const tapped = twoLines && !columns.some(({ opens }) => opens) && columns.some(({ phone }) => !phone);
  if (!busy && rows.length === 0 && empty) return <>{empty}</>;

  return (
    <Look role="table" aria-busy={busy ? true : undefined} aria-rowcount={whole ? undefined : rows.length + 1}>
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
                  <td key={column.id} role="cell" data-label={column.head} data-phone={column.phone}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))
          : rows.slice(from, to).map((row, index) => {
              const detail = detailOf?.(row);
              const open = tapped && isOpen(rowKey(row));
              return (
                <Fragment key={rowKey(row)}>
                  <tr
                    role="row"
                    data-opened={detail ? true : undefined}
                    data-unfolded={open || undefined}
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
                        data-phone={column.phone}
                        data-opens={column.opens}
                      >
                        {column.cell(row)}
                        {tapped && column.phone === 'title' && (
                          <button
                            type="button"
                            data-unfold="true"
                            aria-expanded={open}
                            aria-label={texts.details}
                            onClick={() => toggle(rowKey(row))}
                          />
                        )}
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
                data-phone={column.phone}
                data-blank={foot[column.id] === undefined || undefined}
              >
                {foot[column.id]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Look>
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
