import { useCustomerDeliveriesQuery } from '@portal/api-client/staff';
import type { Delivery } from '@portal/contract/staff';
import { Card, DateTime, Empty, Pagination, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { media } from './media';
import { purposes } from './purposes';

const states = { accepted: { label: '已发出', tone: 'ok' }, failed: { label: '发送失败', tone: 'danger' } } as const;

const columns: readonly Column<Delivery>[] = [
  { id: 'at', head: '时间', primary: true, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'medium', head: '渠道', cell: ({ medium }) => media[medium] },
  { id: 'to', head: '收件', cell: ({ to }) => to },
  { id: 'kind', head: '用途', cell: ({ kind }) => purposes[kind] ?? kind },
  { id: 'state', head: '状态', cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].label}</Tag> },
];

/** The SMS, e-mails and pushes of the customer, newest first: when, where to and what for, without their texts. */
export function Deliveries({ customerNumber }: { customerNumber: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useCustomerDeliveriesQuery({ customerNumber, pageNo, pageSize: 20 });
  return (
    <Card title="短信、邮件与推送" flush>
      <Loaded query={query} lines={6}>
        {({ list, total, pageSize }) => (
          <>
            <Table
              caption="短信、邮件与推送"
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
              empty={
                <Empty title="没有短信、邮件或推送">
                  发给客户手机、邮箱与浏览器的每条消息会列在这里，不含内容和验证码。
                </Empty>
              }
            />
            <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
