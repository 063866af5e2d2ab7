import { failureFrom } from '@portal/api-client/http';
import { Button, Empty, ErrorState, Loading, Notice, Row, Skeleton, Stack, Text } from '@portal/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { stored } from '../browser/stored';
import type { ListColumn } from './column';
import { ListFilters } from './list-filters';
import { ListGrid, type Approval } from './list-grid';
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
  /** What the key `a` does with a row; undefined where it cannot be approved. */
  onApprove?: (row: R, index: number) => Approval | undefined;
  empty: ReactNode;
};

/** The counts of the calls end here. */
const maxCounted = 10_000;

function countText({ total, error }: Pick<RowSource<never>, 'total' | 'error'>): string {
  if (total === undefined) return error === undefined ? '正在加载' : '未能加载';
  return total >= maxCounted ? '10,000 条以上' : `共 ${total} 条`;
}

/** The list of the back office: filters and sort in the address, chosen columns, saved views, CSV, and the keys j, k, Enter and a. */
export function StaffList<R>(props: StaffListProps<R>) {
  const { id, name, columns, source, filters = [], address, onOpen, onApprove, empty } = props;
  const [shown, setShown] = useState<readonly string[]>(() =>
    stored.read(
      `columns:${id}`,
      columns.filter(({ extra }) => !extra).map((column) => column.id),
    ),
  );
  const visible = useMemo(() => columns.filter((column) => shown.includes(column.id)), [columns, shown]);
  const cards = useCards();
  const { total } = source;

  return (
    <Stack data-gap={2}>
      <Row data-justify="between" data-gap={2} data-align="end">
        {filters.length > 0 ? (
          <ListFilters filters={filters} values={address.values} onChange={address.change} />
        ) : (
          // Keeps the tools at the end of the line.
          !cards && <span />
        )}
        {cards && <SortField columns={columns} address={address} />}
        <Row data-gap={2}>
          <Text data-size={14} data-tone="soft" role="status">
            {countText(source)}
          </Text>
          <ListTools
            id={id}
            name={name}
            columns={columns}
            shown={shown}
            source={source}
            query={address.query}
            onView={address.replace}
            onColumns={(ids) => {
              stored.write(`columns:${id}`, ids);
              setShown(ids);
            }}
          />
        </Row>
      </Row>
      {total !== undefined && total >= maxCounted && (
        <Notice tone="info">最多列出 10,000 条。可以用筛选缩小范围。</Notice>
      )}
      {source.error !== undefined && total === undefined ? (
        <ErrorState title={failureFrom(source.error).msg} busy={source.isFetching} onRetry={source.refetch} />
      ) : total === undefined ? (
        <>
          <Loading />
          <Skeleton lines={8} />
        </>
      ) : total === 0 ? (
        empty
      ) : (
        <>
          {source.error !== undefined && (
            <Notice tone="warn">
              <Row data-justify="between" data-gap={2}>
                <span>部分记录未能加载。</span>
                <Button size="small" busy={source.isFetching} onClick={source.refetch}>
                  重新加载
                </Button>
              </Row>
            </Notice>
          )}
          <ListGrid
            name={name}
            source={source}
            address={address}
            onOpen={onOpen}
            onApprove={onApprove}
            columns={visible}
          />
        </>
      )}
    </Stack>
  );
}

type NoRowsProps = {
  title: string;
  filtered: boolean;
  /** What the list is for, or how its first row is made. */
  children?: ReactNode;
};

/** The empty state of a list: other words where filters are set. */
export function NoRows({ title, filtered, children }: NoRowsProps) {
  if (filtered) return <Empty title="没有符合筛选条件的记录">可以放宽或清除筛选条件。</Empty>;
  return <Empty title={title}>{children}</Empty>;
}
