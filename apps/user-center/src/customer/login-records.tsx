import { useLoginRecordsQuery } from '@portal/api-client/customer';
import type { customerCalls } from '@portal/contract/customer';
import type { OkOf } from '@portal/contract/kernel';
import { Card, DateTime, Empty, Pagination, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { withOthers } from '../shared/page/with-others';
import { deviceName } from '../shared/browser/device-name';
import { platformName } from './platform-name';

type LoginRecord = OkOf<(typeof customerCalls)['loginRecords']>['list'][number];

const PAGE_SIZE = 10;

const columns: Column<LoginRecord>[] = [
  { id: 'at', head: '时间', primary: true, phone: 'note', cell: ({ at }) => <DateTime value={at} /> },
  {
    id: 'result',
    head: '结果',
    phone: 'figure',
    cell: ({ success }) => <Tag tone={success ? 'ok' : 'danger'}>{success ? '成功' : '失败'}</Tag>,
  },
  {
    id: 'device',
    head: '设备',
    phone: 'title',
    cell: ({ device, platform }) => `${deviceName(device)}（${platformName(platform)}）`,
  },
  { id: 'address', head: '网络地址', phone: 'mark', cell: ({ address }) => address },
];

/** The sign-in log, newest first. `waiting`: the content above has not loaded yet. */
export function LoginRecords({ waiting }: { waiting: boolean }) {
  const [pageNo, setPageNo] = useState(1);
  const query = withOthers(useLoginRecordsQuery({ pageNo, pageSize: PAGE_SIZE }), { isLoading: waiting });
  const table = (rows: readonly LoginRecord[], busy?: number) => (
    <Table
      caption="登录记录"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={<Empty title="暂无登录记录" />}
    />
  );
  return (
    <Card title="登录记录" flush>
      <Loaded query={query} skeleton={table([], 3)}>
        {({ list, total }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} label="登录记录分页" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
