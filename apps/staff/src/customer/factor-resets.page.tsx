import { useFactorResetsQuery, useLazyFactorResetsQuery } from '@portal/api-client/staff';
import type { ListedFactorReset } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { resetStates } from './reset-states';

const columns: readonly ListColumn<ListedFactorReset, 'requestedAt'>[] = [
  { id: 'customer', head: '客户', width: 100, text: ({ customerNumber }) => customerNumber },
  {
    id: 'state',
    head: '状态',
    width: 100,
    text: ({ status }) => resetStates[status]?.label ?? '',
    cell: ({ status }) => <Tag tone={resetStates[status]?.tone}>{resetStates[status]?.label}</Tag>,
  },
  { id: 'reason', head: '原因', width: 260, text: ({ reason }) => reason },
  { id: 'requestedBy', head: '申请人', width: 130, text: ({ requestedBy }) => actorOf(requestedBy) },
  {
    id: 'requestedAt',
    sort: 'requestedAt',
    head: '申请时间',
    width: 140,
    text: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <DateTime value={requestedAt} show="minute" />,
  },
  {
    id: 'decidedBy',
    head: '复核人',
    width: 130,
    text: ({ decidedBy }) => (decidedBy ? actorOf(decidedBy) : '–'),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'open', label: '待复核' },
      { value: 'approved', label: '已重置' },
      { value: 'refused', label: '已拒绝' },
    ],
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** The requested resets of second factors. They are decided in the customer's file. */
export function FactorResetsPage() {
  const navigate = useNavigate();
  const address = useListAddress(filters, '-requestedAt');
  const [load] = useLazyFactorResetsQuery();
  const args = { ...(address.values as { state?: 'open' }), ...sortOf(columns, address.sort) };
  const source = usePages(useFactorResetsQuery, args, load, { poll: true, idOf: ({ id }) => id });
  return (
    <Page title="两步验证重置">
      <StaffList
        id="factor-resets"
        name="两步验证重置"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ customerNumber }) => void navigate(`/customers/${customerNumber}?tab=devices`)}
        empty={
          <NoRows title="没有重置申请" filtered={Object.keys(address.values).length > 0}>
            客户遗失两步验证方式与恢复码时，一位员工在客户档案中申请重置，由另一位员工复核。
          </NoRows>
        }
      />
    </Page>
  );
}
