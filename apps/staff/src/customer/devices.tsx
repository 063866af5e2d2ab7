import { useEndCustomerSessionsMutation } from '@portal/api-client/staff';
import type { CustomerFile } from '@portal/contract/staff';
import { Button, Card, DateTime, Empty, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

const sessions: readonly Column<CustomerFile['sessions'][number]>[] = [
  { id: 'device', head: '设备', primary: true, cell: ({ device }) => device },
  { id: 'address', head: '来源地址', cell: ({ address }) => address },
  { id: 'since', head: '登录时间', cell: ({ since }) => <DateTime value={since} /> },
  { id: 'seen', head: '最近活动', cell: ({ lastSeenAt }) => <DateTime value={lastSeenAt} /> },
];

const logins: readonly Column<CustomerFile['logins'][number]>[] = [
  { id: 'at', head: '时间', primary: true, cell: ({ at }) => <DateTime value={at} /> },
  {
    id: 'success',
    head: '结果',
    cell: ({ success }) => <Tag tone={success ? 'ok' : 'danger'}>{success ? '成功' : '失败'}</Tag>,
  },
  { id: 'address', head: '来源地址', cell: ({ address }) => address },
  { id: 'device', head: '设备', cell: ({ device }) => device },
];

/** Open sessions, which staff can end, and the last logins. */
export function Devices({ customerNumber, file }: { customerNumber: string; file: CustomerFile }) {
  const can = useCan();
  const act = useAct();
  const [endSessions] = useEndCustomerSessionsMutation();
  const [asking, setAsking] = useState(false);
  const send = async (reason: string) => {
    const { error } = await act(() => endSessions({ customerNumber, reason }), { done: '已退出该客户的所有设备' });
    if (!error) setAsking(false);
  };
  return (
    <>
      <Card
        title="已登录的设备"
        flush
        actions={
          file.sessions.length > 0 &&
          can('customer.freeze', 'customer.manage') && (
            <Button size="small" tone="danger" onClick={() => setAsking(true)}>
              退出所有设备
            </Button>
          )
        }
      >
        <Table
          caption="已登录的设备"
          columns={sessions}
          rows={file.sessions}
          rowKey={({ id }) => id}
          empty={<Empty title="没有登录的设备">客户登录后，设备会列在这里，可以从这里退出。</Empty>}
        />
      </Card>
      <Card title="最近 20 次登录" flush>
        <Table
          caption="登录记录"
          columns={logins}
          rows={file.logins}
          rowKey={({ at, address }) => at + address}
          empty={<Empty title="还没有登录记录">客户每次登录的时间、地址和来源会列在这里。</Empty>}
        />
      </Card>
      {asking && (
        <ReasonDialog
          title="退出所有设备"
          label="原因"
          templates={['客户报告手机遗失', '疑似他人登录', '应客户要求']}
          confirmLabel="退出所有设备"
          onSend={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
