import { Empty, ErrorState, Loading, Notice, Row, Skeleton, Stack, Text } from '@portal/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { stored } from '../browser/stored';
import { useKeys, type Key } from '../keys/keys';
import { errorText } from '../page/failure-of';
import { tracksOf, type ListColumn } from './column';
import { ListFilters } from './list-filters';
import { ListLook, rowHeight } from './list-look';
import { ListRow } from './list-row';
import { ListTools } from './list-tools';
import { SortField } from './sort-field';
import { useCards } from './use-cards';
import type { useListAddress, ListFilter } from './use-list-address';
import type { RowSource } from './use-pages';

export type StaffListProps<R> = {
  /** Names the list in the storage. */
  id: string;
  /** Accessible name, and name of the CSV file. */
  name: string;
  columns: readonly ListColumn<R>[];
  source: RowSource<R>;
  filters?: readonly ListFilter[];
  address: ReturnType<typeof useListAddress>;
  /** Opens a row: a click, or Enter. */
  onOpen?: (row: R, index: number) => void;
  /** More keys for the chosen row. */
  rowKeys?: (row: R) => readonly Key[];
  empty: ReactNode;
};

/** The counts of the calls end here. */
const maxCounted = 10_000;

function countText({ total, error }: Pick<RowSource<never>, 'total' | 'error'>): string {
  if (total === undefined) return error === undefined ? '正在加载' : '未能加载';
  return total >= maxCounted ? '10,000 条以上' : `共 ${total} 条`;
}

/**
 * The list of the back office: filters and sort in the address, chosen columns, saved views, CSV, and the keys j, k and Enter.
 * Only the rows on the screen exist as elements, so that 10,000 rows scroll smoothly.
 */
export function StaffList<R>(props: StaffListProps<R>) {
  const { id, name, columns, source, filters = [], address, onOpen, rowKeys, empty } = props;
  const { total = 0, rowAt, show } = source;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState<readonly string[]>(() =>
    stored.read(
      `columns:${id}`,
      columns.filter(({ extra }) => !extra).map((column) => column.id),
    ),
  );
  const visible = useMemo(() => columns.filter((column) => shown.includes(column.id)), [columns, shown]);
  const cards = useCards();

  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = rows.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? 0;
  // Before the browser draws the rows that have not loaded: their pages are requested meanwhile.
  useLayoutEffect(() => show(from, to), [show, from, to]);

  const at = Math.min(active, Math.max(0, total - 1));
  const chosen = rowAt(at);
  const move = (step: number) => {
    const next = Math.min(Math.max(at + step, 0), Math.max(0, total - 1));
    setActive(next);
    rows.scrollToIndex(next);
  };
  useKeys([
    { key: 'j', label: '下一行', run: () => move(1) },
    { key: 'k', label: '上一行', run: () => move(-1) },
    ...(onOpen && chosen ? [{ key: 'Enter', label: '打开所选行', run: () => onOpen(chosen, at) }] : []),
    ...(chosen && rowKeys ? rowKeys(chosen) : []),
  ]);

  const toTop = () => {
    setActive(0);
    rows.scrollToOffset(0);
  };
  const tracks = tracksOf(visible);
  const sortBy = (by: string) => {
    const { sort, change } = address;
    change('sort', sort?.by === by && !sort.descending ? `-${by}` : by);
    toTop();
  };
  const sorted = (by: string | undefined) => {
    if (!by || address.sort?.by !== by) return undefined;
    return address.sort.descending ? 'descending' : 'ascending';
  };

  const press = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest('[data-index]') : null;
    if (!element || (target instanceof Element && target.closest('a, button'))) return;
    const index = Number(element.getAttribute('data-index'));
    setActive(index);
    const row = rowAt(index);
    if (row) onOpen?.(row, index);
  };

  return (
    <Stack data-gap={2}>
      <Row data-justify="between" data-gap={2} data-align="end">
        {filters.length > 0 ? (
          <ListFilters
            filters={filters}
            values={address.values}
            onChange={(filter, value) => {
              address.change(filter, value);
              toTop();
            }}
          />
        ) : (
          // Keeps the tools at the end of the line.
          !cards && <span />
        )}
        {cards && <SortField columns={columns} address={address} onSort={toTop} />}
        <Row data-gap={2}>
          <Text data-size={14} data-tone="soft" role="status">
            {countText(source)}
          </Text>
          <ListTools
            {...{ id, name, columns, shown, source }}
            query={address.query}
            onView={address.replace}
            onColumns={(ids) => {
              stored.write(`columns:${id}`, ids);
              setShown(ids);
            }}
          />
        </Row>
      </Row>
      {total >= maxCounted && <Notice tone="info">最多列出 10,000 条。可以用筛选缩小范围。</Notice>}
      {source.error !== undefined && source.total === undefined ? (
        <ErrorState title={errorText(source.error)} busy={source.isFetching} onRetry={source.refetch} />
      ) : source.total === undefined ? (
        <>
          <Loading />
          <Skeleton lines={8} />
        </>
      ) : total === 0 ? (
        empty
      ) : (
        <ListLook
          ref={scroller}
          role="grid"
          tabIndex={0}
          aria-label={name}
          aria-rowcount={total + 1}
          aria-activedescendant={chosen ? `${gridId}-${at}` : undefined}
          aria-busy={source.isFetching}
          style={{ '--tracks': tracks.columns, '--least': tracks.least } as CSSProperties}
          onClick={(event) => press(event.target)}
        >
          <div role="rowgroup" data-part="head">
            <div role="row" aria-rowindex={1}>
              {visible.map((column) => (
                <div key={column.id} role="columnheader" data-align={column.align} aria-sort={sorted(column.sort)}>
                  {column.sort ? (
                    <button type="button" onClick={() => sortBy(column.sort ?? '')}>
                      {column.head}
                      {sorted(column.sort) === 'ascending' ? ' ↑' : sorted(column.sort) ? ' ↓' : ''}
                    </button>
                  ) : (
                    column.head
                  )}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" data-part="body" style={{ height: rows.getTotalSize() }}>
            {items.map(({ index, key, start }) => (
              <ListRow
                key={key}
                id={`${gridId}-${index}`}
                {...{ index, start }}
                row={rowAt(index)}
                columns={visible}
                selected={index === at}
                measure={cards ? rows.measureElement : undefined}
              />
            ))}
          </div>
        </ListLook>
      )}
    </Stack>
  );
}

/** The empty state of a list: other words where filters are set. */
export function NoRows({ title, filtered }: { title: string; filtered: boolean }) {
  return filtered ? <Empty title="没有符合筛选条件的记录">可以放宽或清除筛选条件</Empty> : <Empty title={title} />;
}
