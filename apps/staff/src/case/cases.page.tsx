import { useCasesQuery, useLazyCasesQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { SuspiciousCase } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../shared/browser/file-button';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { dayAgo } from '../shared/page/day-ago';
import { Page } from '../shared/page/page';
import { states } from './case-texts';

const columns: readonly ListColumn<SuspiciousCase, 'openedAt'>[] = [
  { id: 'no', head: '编号', width: 90, text: ({ no }) => no },
  { id: 'customer', head: '客户', width: 100, text: ({ customerNumber }) => customerNumber },
  { id: 'name', head: '姓名', width: 80, text: ({ chineseName }) => chineseName ?? '' },
  { id: 'subject', head: '主题', width: 200, text: ({ subject }) => subject },
  {
    id: 'state',
    head: '状态',
    width: 140,
    text: ({ state, late }) => `${states[state].label}${late ? '（超时）' : ''}`,
    cell: ({ state, late }) => (
      <>
        <Tag tone={states[state].tone}>{states[state].label}</Tag>
        {late && <Tag tone="danger">超时</Tag>}
      </>
    ),
  },
  {
    id: 'openedAt',
    sort: 'openedAt',
    head: '提交时间',
    width: 140,
    text: ({ openedAt }) => openedAt,
    cell: ({ openedAt }) => <DateTime value={openedAt} show="minute" />,
  },
  { id: 'openedBy', head: '提交人', width: 140, extra: true, text: ({ openedBy }) => actorOf(openedBy) },
  {
    id: 'decidedAt',
    head: '结案时间',
    width: 140,
    extra: true,
    text: ({ decidedAt }) => decidedAt ?? '',
    cell: ({ decidedAt }) => <DateTime value={decidedAt} show="minute" />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'undecided', label: '未结案' },
      ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
    ],
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** Suspicious cases of all customers. */
export function CasesPage() {
  const navigate = useNavigate();
  const address = useListAddress(filters, '-openedAt');
  const [load] = useLazyCasesQuery();
  const days = { startDate: dayAgo(364), endDate: dayAgo(0) };
  const args = address.values as { state?: 'open'; customerNumber?: string };
  const source = usePages(useCasesQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    poll: true,
    idOf: ({ no }) => no.slice(1),
  });
  return (
    <Page
      title="可疑案件"
      actions={
        <FileButton request={staffRequests.casesCsv} args={days} fileName={`可疑案件-${days.endDate}.csv`}>
          近一年案件 CSV
        </FileButton>
      }
    >
      <StaffList
        id="cases"
        name="可疑案件"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ no }) => void navigate(`/cases/${no}`)}
        empty={
          <NoRows title="没有可疑案件" filtered={Object.keys(args).length > 0}>
            员工可在客户档案的备注页提交可疑情况；是否上报由两位员工决定，客户不会收到通知。
          </NoRows>
        }
      />
    </Page>
  );
}
