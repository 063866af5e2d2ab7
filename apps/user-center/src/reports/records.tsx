import type { Answer } from '@portal/api-client/http';
import {
  Button,
  DefinitionList,
  Empty,
  Pagination,
  Table,
  TextLink,
  VisuallyHidden,
  type Column,
  type Definition,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../shared/page/loaded';
import { reportOf } from './report-list';
import { ReportActions } from './report-actions';
import type { Field } from './field';
import { PrintHead } from './print-head';
import { Inset, Sheet } from './sheet';
import { RowDetails } from './row-details';
import { useStanding } from './use-standing';
import type { ViewNavigation } from './use-view';

export const PAGE_SIZE = 15;

/** A page of a report as its query returns it, for the current arguments and not for earlier ones. */
interface PagedQuery<P> {
  currentData?: P;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type Props<R, P> = {
  navigation: ViewNavigation;
  query: PagedQuery<P>;
  keyOf: (row: R) => string;
  columns: readonly Column<R>[];
  /** Every known field of a row. */
  fields: readonly Field<R>[];
  /** Additional details, below the fields. */
  beneath?: (row: R) => ReactNode;
  /** The number by which a ticket names a row; without it no ticket is about one. */
  ticketRef?: (row: R) => string;
  /** Figures above the table. Called without a page, it returns their skeletons. */
  sums: (page: P | undefined) => readonly Definition[];
  /** Shown between the sums and the table. */
  chart?: (page: P) => ReactNode;
  csv: () => Promise<Answer<Blob>>;
  /** The active filters, for the print heading and the file name. */
  narrowed: readonly string[];
};

/** A report: its sums, its rows with pagination, the details of a row, CSV download and print. */
export function Records<R, P extends { list: R[]; total: number }>(props: Props<R, P>) {
  const { navigation, query, keyOf, columns, fields, beneath, ticketRef, sums, chart, csv, narrowed } = props;
  const { view, hrefOf, open, close } = navigation;
  const { label } = reportOf(view.report);
  const opening: Column<R> = {
    id: 'details',
    head: '操作',
    align: 'end',
    opens: true,
    cell: (row) => (
      <Button size="small" tone="quiet" onClick={() => open(keyOf(row))}>
        详情<VisuallyHidden>：{keyOf(row)}</VisuallyHidden>
      </Button>
    ),
  };
  const table = (rows: readonly R[], busy?: number) => (
    <div data-part="rows">
      <Table caption={label} columns={[...columns, opening]} rows={rows} rowKey={keyOf} busy={busy} />
    </div>
  );
  const standing = useStanding(view, query.currentData);
  const shown = query.currentData ?? standing;
  const failed = query.currentData === undefined && query.error !== undefined;
  return (
    <Sheet>
      <PrintHead view={view} narrowed={narrowed} total={shown?.total} />
      {!failed && (
        <Inset data-part="head">
          <DefinitionList layout="figures" items={sums(shown)} />
          {/* Takes its place before the number of rows is known, so that the table does not move. */}
          {shown?.total !== 0 && (
            <div style={{ visibility: shown ? undefined : 'hidden' }}>
              <ReportActions view={view} narrowed={narrowed} csv={csv} />
            </div>
          )}
        </Inset>
      )}
      {!failed && shown && chart?.(shown)}
      <Loaded query={query} skeleton={table([], standing ? PAGE_SIZE : 8)}>
        {({ list, total }) => (
          <>
            {list.length > 0 ? table(list) : <NoRows beyond={total > 0} first={hrefOf({ page: 1 })} />}
            <Pagination
              label={`${label}分页`}
              pageNo={view.page}
              pageSize={PAGE_SIZE}
              total={total}
              hrefOf={(to) => hrefOf({ page: to })}
            />
            <RowDetails
              title={`${label}详情`}
              row={list.find((row) => keyOf(row) === view.row)}
              fields={fields}
              beneath={beneath}
              ticketRef={ticketRef}
              onClose={close}
            />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

function NoRows({ beyond, first }: { beyond: boolean; first: string }) {
  return beyond ? (
    <Empty title="这一页没有记录" action={<TextLink href={first}>回到第一页</TextLink>}>
      记录没有这么多页。
    </Empty>
  ) : (
    <Empty title="没有符合条件的记录">换一个日期范围或筛选条件再看。</Empty>
  );
}
