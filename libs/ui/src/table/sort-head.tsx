import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import type { Column, Sort } from './column';

type Props<R> = { column: Column<R>; sort: Sort | undefined; onSort: ((id: string) => void) | undefined };

const icons = { ascending: ArrowUpIcon, descending: ArrowDownIcon };

/** A column header; a button when the column is sortable. */
export function SortHead<R>({ column, sort, onSort }: Props<R>) {
  const direction = sort?.by === column.id ? sort.direction : undefined;
  return (
    <th scope="col" role="columnheader" data-align={column.align} aria-sort={direction}>
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(column.id)}>
          {column.head}
          <Icon of={direction ? icons[direction] : ChevronsUpDownIcon} size={14} />
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}
