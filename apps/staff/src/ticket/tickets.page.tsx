import { useLazyStaffTicketsQuery, useStaffTicketsQuery } from '@portal/api-client/staff';
import type { StaffTicket } from '@portal/contract/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import { Button, DateTime, Dialog, Tag } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../shared/browser/file-button';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { dayAgo } from '../shared/page/day-ago';
import { useCan } from '../shared/session/me';
import { kinds, states } from './ticket-texts';
import { WriteForm } from './write.form';

type Sort = 'dueAt' | 'updatedAt';

const columns: readonly ListColumn<StaffTicket, Sort>[] = [
  { id: 'no', head: '编号', width: 90, text: ({ no }) => no },
  { id: 'kind', head: '类型', width: 60, text: ({ kind }) => kinds[kind] },
  {
    id: 'customer',
    head: '客户',
    width: 110,
    text: ({ customerNumber, mobilePhone }) => customerNumber ?? `访客 ${mobilePhone}`,
  },
  { id: 'subject', head: '主题', width: 220, text: ({ subject }) => subject },
  { id: 'ref', head: '关联单号', width: 140, text: ({ ref }) => ref ?? '' },
  {
    id: 'state',
    head: '状态',
    width: 100,
    text: ({ state }) => states[state].label,
    cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].label}</Tag>,
  },
  { id: 'assignee', head: '处理人', width: 90, text: ({ assignee }) => assignee ?? '' },
  {
    id: 'dueAt',
    sort: 'dueAt',
    head: '期限',
    width: 160,
    text: ({ dueAt, late }) => `${dueAt}${late ? '（超时）' : ''}`,
    cell: ({ dueAt, late }) => (
      <>
        <DateTime value={dueAt} show="minute" />
        {late && <Tag tone="danger">超时</Tag>}
      </>
    ),
  },
  {
    id: 'updatedAt',
    sort: 'updatedAt',
    head: '最近变化',
    width: 130,
    text: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} show="minute" />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'kind',
    label: '类型',
    kind: 'choice',
    options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
  { name: 'mine', label: '我的', kind: 'choice', options: [{ value: 'true', label: '由我处理' }] },
  { name: 'late', label: '超时', kind: 'choice', options: [{ value: 'true', label: '已超时' }] },
];

/** Questions and complaints, the first due first. */
export function TicketsPage() {
  const navigate = useNavigate();
  const can = useCan();
  const [writing, setWriting] = useState(false);
  const days = { startDate: dayAgo(364), endDate: dayAgo(0) };
  const open = (no: string) => void navigate(`/tickets/${no}`);
  const address = useListAddress(filters, 'dueAt');
  const [load] = useLazyStaffTicketsQuery();
  const { mine, late, ...rest } = address.values;
  const args = { ...rest, ...(mine && { mine: true }), ...(late && { late: true }) } as { state?: 'open' };
  const source = usePages(useStaffTicketsQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    poll: true,
    idOf: ({ no }) => no.slice(1),
  });
  return (
    <Page
      title="客服工单"
      actions={
        <>
          {can('report.read') && (
            <FileButton request={staffRequests.complaintsCsv} args={days} fileName={`投诉-${days.endDate}.csv`}>
              近一年投诉 CSV
            </FileButton>
          )}
          {can('customer.note') && (
            <Button size="small" tone="primary" onClick={() => setWriting(true)}>
              给客户发消息
            </Button>
          )}
        </>
      }
    >
      <StaffList
        id="tickets"
        name="客服工单"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ no }) => open(no)}
        empty={
          <NoRows title="没有工单" filtered={Object.keys(address.values).length > 0}>
            客户的咨询与投诉按期限列在这里，投诉的处理结果须由另一位员工复核。
          </NoRows>
        }
      />
      <Dialog open={writing} title="给客户发消息" onClose={() => setWriting(false)}>
        {writing && <WriteForm onDone={open} />}
      </Dialog>
    </Page>
  );
}
