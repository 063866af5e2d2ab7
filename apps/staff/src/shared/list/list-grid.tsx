import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useKeys } from '../keys/keys';
import { tracksOf, type ListColumn } from './column';
import { ListLook, rowHeight } from './list-look';
import { ListRow } from './list-row';
import { useCards } from './use-cards';
import type { useListAddress } from './use-list-address';
import type { RowSource } from './use-pages';

/** What the key `a` does with a row. `run` resolves to true if the row has been approved: the next one is then chosen. */
export type Approval = { label: string; run: () => Promise<boolean> | void };

type Props<R> = {
  name: string;
  columns: readonly ListColumn<R>[];
  source: RowSource<R>;
  address: ReturnType<typeof useListAddress>;
  onOpen?: (row: R, index: number) => void;
  onApprove?: (row: R, index: number) => Approval | undefined;
};

/**
 * The rows of a list with their heads. Only the rows on the screen exist as elements, so that 10,000 rows scroll smoothly; rows
 * that have not loaded are drawn as lines of the background. Scrolling renders only this component.
 */
export function ListGrid<R>({ name, columns, source, address, onOpen, onApprove }: Props<R>) {
  const { total = 0, rowAt, show, idOf, indexOf } = source;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<{ at: number; id?: string }>({ at: 0 });
  const [query, setQuery] = useState(address.query);
  const cards = useCards();

  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  const items = rows.getVirtualItems();
  const { startIndex: from, endIndex: to } = rows.range ?? { startIndex: 0, endIndex: 0 };
  // Missing pages are requested before the browser draws.
  useLayoutEffect(() => show(from, to), [show, from, to]);

  // With other filters or another order the list starts at its first row.
  if (query !== address.query) {
    setQuery(address.query);
    setActive({ at: 0 });
  }
  useLayoutEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up.
    void scroller.current?.scrollTo({ top: 0 });
  }, [query]);

  // The chosen row stays chosen where a refetch moves it. Where it is gone, the row in its place is chosen.
  const moved = active.id === undefined ? -1 : (indexOf?.(active.id) ?? -1);
  const at = moved >= 0 ? moved : Math.min(active.at, Math.max(0, total - 1));
  const chosen = rowAt(at);
  const chosenId = chosen && idOf?.(chosen);
  if (chosenId !== undefined && (chosenId !== active.id || at !== active.at)) setActive({ at, id: chosenId });
  const choice = (index: number) => {
    const row = rowAt(index);
    const id = row && idOf?.(row);
    return { at: index, ...(id !== undefined && { id }) };
  };
  const move = (step: number) => {
    const next = Math.min(Math.max(at + step, 0), Math.max(0, total - 1));
    setActive(choice(next));
    rows.scrollToIndex(next);
  };
  const approval = chosen && onApprove?.(chosen, at);
  const approving = useRef(false);
  const approve = async ({ run }: Approval) => {
    if (approving.current) return;
    approving.current = true;
    const next = choice(Math.min(at + 1, Math.max(0, total - 1)));
    const done = await Promise.resolve(run()).finally(() => (approving.current = false));
    if (done) setActive((now) => (now.id === chosenId ? next : now));
  };
  useKeys([
    { key: 'j', label: '下一行', run: () => move(1) },
    { key: 'k', label: '上一行', run: () => move(-1) },
    ...(onOpen && chosen ? [{ key: 'Enter', label: '打开所选行', run: () => onOpen(chosen, at) }] : []),
    ...(approval ? [{ key: 'a', label: approval.label, run: () => void approve(approval) }] : []),
  ]);

  const tracks = tracksOf(columns);
  const sorted = (by: string | undefined) => {
    if (!by || address.sort?.by !== by) return undefined;
    return address.sort.descending ? 'descending' : 'ascending';
  };
  const sortBy = (by: string) => address.change('sort', sorted(by) === 'ascending' ? `-${by}` : by);

  const press = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest('[data-index]') : null;
    if (!element || (target instanceof Element && target.closest('a, button'))) return;
    const index = Number(element.getAttribute('data-index'));
    setActive(choice(index));
    const row = rowAt(index);
    if (row) onOpen?.(row, index);
  };

  return (
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
          {columns.map((column) => (
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
        {items.map(({ index, key, start }) => {
          const row = rowAt(index);
          return (
            row !== undefined && (
              <ListRow
                key={key}
                id={`${gridId}-${index}`}
                index={index}
                start={start}
                row={row}
                columns={columns}
                selected={index === at}
                measure={cards ? rows.measureElement : undefined}
              />
            )
          );
        })}
      </div>
    </ListLook>
  );
}
