import { useGetRecommendBonusQuery } from '@portal/api-client/recommend';
import type { recommendCalls } from '@portal/contract/recommend';
import type { OkOf } from '@portal/contract/kernel';
import { Card, DateTime, Empty, Money, Pagination, StatusTag, Table, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

type Bonus = OkOf<(typeof recommendCalls)['getRecommendBonus']>['list'][number];

const PAGE_SIZE = 10;

/** The first page of the list. */
export const firstBonuses = { pageNo: 1, pageSize: PAGE_SIZE };

const columns: Column<Bonus>[] = [
  { id: 'customer', head: '好友', primary: true, phone: 'title', cell: ({ customer }) => customer },
  {
    id: 'state',
    head: '状态',
    phone: 'mark',
    cell: ({ state }) =>
      state === 'paid' ? <StatusTag status="done">已发放</StatusTag> : <StatusTag status="pending">待发放</StatusTag>,
  },
  { id: 'at', head: '产生时间', phone: 'note', cell: ({ at }) => <DateTime value={at} show="minute" /> },
  {
    id: 'amount',
    head: '奖励',
    align: 'end',
    phone: 'figure',
    cell: ({ amount }) => <Money value={amount} currency="USD" />,
  },
];

/** The bonuses for the friends' first deposits, newest first. */
export function Bonuses() {
  const [pageNo, setPageNo] = useState(1);
  const query = useGetRecommendBonusQuery({ ...firstBonuses, pageNo }, { refetchOnMountOrArgChange: true });
  const table = (rows: readonly Bonus[], busy?: number) => (
    <Table
      caption="奖励记录"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={
        <Empty small title="还没有奖励">
          好友的首笔入金达到规则要求后，奖励会列在这里。
        </Empty>
      }
    />
  );
  return (
    <Card title="奖励记录" flush={query.data?.total !== 0}>
      <Loaded query={query} skeleton={table([], 3)}>
        {({ list, total }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} label="奖励记录分页" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
