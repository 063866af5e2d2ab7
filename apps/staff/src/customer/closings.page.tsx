import { useClosingsQuery, useLazyClosingsQuery } from '@portal/api-client/staff';
import type { ListedClosing } from '@portal/contract/staff';
import { DateTime, Drawer, Tag } from '@portal/ui';
import { useState } from 'react';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { ClosingDetail } from './closing-detail';
import { closingStates } from './closing-states';

type Sort = 'askedAt' | 'until';

const columns: readonly ListColumn<ListedClosing, Sort>[] = [
  { id: 'customer', head: '客户', width: 100, text: ({ customerNumber }) => customerNumber },
  {
    id: 'state',
    head: '状态',
    width: 110,
    text: ({ state }) => closingStates[state].label,
    cell: ({ state }) => <Tag tone={closingStates[state].tone}>{closingStates[state].label}</Tag>,
  },
  { id: 'open', head: '未结事项', width: 90, align: 'end', text: ({ open }) => String(open.length) },
  { id: 'reason', head: '客户写的原因', width: 220, text: ({ reason }) => reason ?? '' },
  {
    id: 'askedAt',
    sort: 'askedAt',
    head: '申请时间',
    width: 140,
    text: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => <DateTime value={askedAt} show="minute" />,
  },
  {
    id: 'until',
    sort: 'until',
    head: '期限',
    width: 170,
    text: ({ until, late }) => `${until}${late ? '（超时）' : ''}`,
    cell: ({ until, late }) => (
      <>
        <DateTime value={until} show="minute" />
        {late && <Tag tone="danger">超时</Tag>}
      </>
    ),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: Object.entries(closingStates).map(([value, { label }]) => ({ value, label })),
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** Requests of customers to be closed, the first due first. */
export function ClosingsPage() {
  const address = useListAddress(filters, 'until');
  const [load] = useLazyClosingsQuery();
  const args = { ...(address.values as { state?: 'open' }), ...sortOf(columns, address.sort) };
  const source = usePages(useClosingsQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<ListedClosing>();
  const close = () => setOpened(undefined);
  return (
    <Page title="注销申请">
      <StaffList
        id="closings"
        name="注销申请"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="没有注销申请" filtered={Object.keys(address.values).length > 0}>
            客户在设置中提交的注销申请列在这里。没有未结事项的，在客户档案中销户。
          </NoRows>
        }
      />
      <Drawer open={opened !== undefined} title={`注销申请 ${opened?.customerNumber ?? ''}`} onClose={close}>
        {opened && <ClosingDetail closing={opened} onDone={close} />}
      </Drawer>
    </Page>
  );
}
