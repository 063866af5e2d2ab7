import { useLazyStaffTasksQuery, useStaffTasksQuery } from '@portal/api-client/staff';
import type { ListedTask } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { taskKinds, taskStates } from './task-kinds';

const columns: readonly ListColumn<ListedTask, 'askedAt'>[] = [
  { id: 'customer', head: '客户', width: 100, text: ({ customerNumber }) => customerNumber },
  {
    id: 'kind',
    head: '资料',
    width: 260,
    text: ({ kind, text }) => `${taskKinds[kind]}${text ? `：${text}` : ''}`,
  },
  {
    id: 'state',
    head: '状态',
    width: 110,
    text: ({ status }) => taskStates[status].label,
    cell: ({ status }) => <Tag tone={taskStates[status].tone}>{taskStates[status].label}</Tag>,
  },
  { id: 'askedBy', head: '发起人', width: 110, text: ({ askedBy }) => actorOf(askedBy) },
  {
    id: 'askedAt',
    sort: 'askedAt',
    head: '发起时间',
    width: 140,
    text: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => <DateTime value={askedAt} show="minute" />,
  },
  {
    id: 'answeredAt',
    head: '客户提交时间',
    width: 140,
    text: ({ answeredAt }) => answeredAt ?? '',
    cell: ({ answeredAt }) => (answeredAt ? <DateTime value={answeredAt} show="minute" /> : '–'),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'asked', label: '待客户提交' },
      { value: 'answered', label: '待审核' },
      { value: 'accepted', label: '已通过' },
      { value: 'cancelled', label: '已取消' },
    ],
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** What customers were asked to submit. An answer is looked at in the customer's file. */
export function TasksPage() {
  const navigate = useNavigate();
  const address = useListAddress(filters, '-askedAt');
  const [load] = useLazyStaffTasksQuery();
  const args = { ...(address.values as { state?: 'asked' }), ...sortOf(columns, address.sort) };
  const source = usePages(useStaffTasksQuery, args, load, { poll: true, idOf: ({ id }) => id });
  return (
    <Page title="客户资料">
      <StaffList
        id="tasks"
        name="客户资料"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ customerNumber }) => void navigate(`/customers/${customerNumber}?tab=approvals`)}
        empty={
          <NoRows title="没有资料请求" filtered={Object.keys(address.values).length > 0}>
            在客户档案中要求客户提交的资料列在这里，客户提交后由员工查看并决定。
          </NoRows>
        }
      />
    </Page>
  );
}
