import { useGetCustomerRelationQuery } from '@portal/api-client/recommend';
import type { recommendCalls } from '@portal/contract/recommend';
import type { OkOf } from '@portal/contract/kernel';
import { Card, DateTime, Empty, Pagination, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

type Relation = OkOf<(typeof recommendCalls)['getCustomerRelation']>['list'][number];

const PAGE_SIZE = 10;

/** The first page of the list. */
export const firstRelations = { pageNo: 1, pageSize: PAGE_SIZE };

const columns: Column<Relation>[] = [
  { id: 'customer', head: '好友', primary: true, phone: 'title', cell: ({ customer }) => customer },
  {
    id: 'at',
    head: '注册时间',
    phone: 'note',
    cell: ({ registeredAt }) => <DateTime value={registeredAt} show="minute" />,
  },
  {
    id: 'verified',
    head: '认证',
    phone: 'figure',
    cell: ({ verified }) => <Tag tone={verified ? 'ok' : 'plain'}>{verified ? '已认证' : '未认证'}</Tag>,
  },
  {
    id: 'funded',
    head: '入金',
    phone: 'mark',
    cell: ({ funded }) => <Tag tone={funded ? 'ok' : 'plain'}>{funded ? '已入金' : '未入金'}</Tag>,
  },
];

/** The friends who registered with the code, newest first. */
export function Relations() {
  const [pageNo, setPageNo] = useState(1);
  const query = useGetCustomerRelationQuery({ ...firstRelations, pageNo }, { refetchOnMountOrArgChange: true });
  const table = (rows: readonly Relation[], busy?: number) => (
    <Table
      caption="邀请的好友"
      columns={columns}
      rows={rows}
      rowKey={({ customer, registeredAt }) => `${customer}${registeredAt}`}
      busy={busy}
      empty={
        <Empty small title="还没有邀请好友">
          把邀请链接或海报发给好友，注册后会列在这里。
        </Empty>
      }
    />
  );
  return (
    <Card title="邀请的好友" flush={query.data?.total !== 0}>
      <Loaded query={query} skeleton={table([], 3)}>
        {({ list, total }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} label="邀请的好友分页" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
