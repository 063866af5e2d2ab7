import { productNames } from '@portal/brand';
import { useGetCommissionRecordsQuery } from '@portal/api-client/recommend';
import type { OkOf } from '@portal/contract/kernel';
import type { recommendCalls } from '@portal/contract/recommend';
import { Card, Empty, Money, Pagination, Stack, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

type CommissionRecord = OkOf<(typeof recommendCalls)['getCommissionRecords']>['list'][number];

const PAGE_SIZE = 12;

/** The first page of the list. */
export const firstCommissions = { pageNo: 1, pageSize: PAGE_SIZE };

const states = {
  waiting: <Tag tone="warn">待审批</Tag>,
  paid: <Tag tone="ok">已到账</Tag>,
  refused: <Tag tone="danger">未通过</Tag>,
  nothing: <Tag>无应付</Tag>,
} as const;

/** The lots of each product line, and the differences of earlier months. */
function Parts({ parts, differences }: CommissionRecord) {
  if (parts.length === 0 && differences.length === 0) return '–';
  return (
    <Stack data-gap={1}>
      {parts.map(({ kind, lots, amount }) => (
        <span key={kind}>
          {`${productNames[kind]} ${lots} 手 `}
          <Money value={amount} />
        </span>
      ))}
      {differences.map(({ month, amount }) => (
        <span key={month}>
          {`${month} 调整 `}
          <Money value={amount} signed />
        </span>
      ))}
    </Stack>
  );
}

const columns: Column<CommissionRecord>[] = [
  { id: 'month', head: '月份', primary: true, phone: 'title', cell: ({ month }) => month },
  { id: 'state', head: '状态', phone: 'mark', cell: ({ state }) => states[state] },
  { id: 'lots', head: '手数', align: 'end', phone: 'note', cell: ({ lots }) => `${lots} 手` },
  { id: 'parts', head: '明细', cell: (record) => <Parts {...record} /> },
  {
    id: 'amount',
    head: '佣金',
    align: 'end',
    phone: 'figure',
    cell: ({ amount }) => <Money value={amount} currency="USD" />,
  },
];

/** An introducer's commission of each past month, the newest first. */
export function CommissionRecords() {
  const [pageNo, setPageNo] = useState(1);
  const query = useGetCommissionRecordsQuery({ ...firstCommissions, pageNo }, { refetchOnMountOrArgChange: true });
  const table = (rows: readonly CommissionRecord[], busy?: number) => (
    <Table
      caption="佣金记录"
      columns={columns}
      rows={rows}
      rowKey={({ month }) => month}
      busy={busy}
      empty={
        <Empty small title="还没有佣金记录">
          每月结束后核算，结果会列在这里。
        </Empty>
      }
    />
  );
  return (
    <Card title="佣金记录" flush={query.data?.total !== 0}>
      <Loaded query={query} skeleton={table([], 3)}>
        {({ list, total }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} label="佣金记录分页" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
