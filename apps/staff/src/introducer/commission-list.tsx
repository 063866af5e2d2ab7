import { useCommissionsQuery, useLazyCommissionsQuery } from '@portal/api-client/staff';
import type { Commission } from '@portal/contract/staff';
import { Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { useCan, useIsOwn } from '../shared/session/me';
import { CommissionDetail } from './commission-detail';
import { monthChoices, statusOf } from './introducer-texts';

type Sort = 'month' | 'customer' | 'amount';

const columns: readonly ListColumn<Commission, Sort>[] = [
  { id: 'month', head: '月份', sort: 'month', width: 90, text: ({ month }) => month },
  { id: 'introducer', head: '介绍人', width: 90, text: ({ introducer }) => introducer },
  { id: 'customer', head: '客户编号', sort: 'customer', text: ({ customerNumber }) => customerNumber },
  { id: 'lots', head: '手数', width: 90, align: 'end', text: ({ lots }) => lots },
  {
    id: 'amount',
    head: '应付（USD）',
    sort: 'amount',
    align: 'end',
    text: ({ amount }) => amount,
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'status',
    head: '状态',
    width: 120,
    text: (commission) => statusOf(commission).label,
    cell: (commission) => <Tag tone={statusOf(commission).tone}>{statusOf(commission).label}</Tag>,
  },
  { id: 'approvedBy', head: '第一人', width: 160, text: ({ approvedBy }) => (approvedBy ? actorOf(approvedBy) : '') },
  { id: 'decidedBy', head: '第二人', width: 160, text: ({ decidedBy }) => (decidedBy ? actorOf(decidedBy) : '') },
];

const filters: readonly ListFilter[] = [
  { name: 'waiting', label: '状态', kind: 'choice', options: [{ value: 'true', label: '待批准' }] },
  { name: 'month', label: '月份', kind: 'choice', options: monthChoices(-24, 0).reverse() },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** The commissions of all introducers by month. */
export function CommissionList() {
  const address = useListAddress(filters, '-month');
  const [load] = useLazyCommissionsQuery();
  const { waiting, month, customerNumber } = address.values;
  const args = {
    ...(waiting === 'true' && { waiting: true }),
    ...(month && { month }),
    ...(customerNumber && { customerNumber }),
    ...sortOf(columns, address.sort),
  };
  const source = usePages(useCommissionsQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<Commission>();
  const can = useCan();
  const isOwn = useIsOwn();
  const close = () => setOpened(undefined);
  return (
    <>
      <StaffList
        id="commissions"
        name="佣金"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        onApprove={(commission) =>
          statusOf(commission).tone === 'warn' && !isOwn(commission.approvedBy) && can('commission.approve')
            ? { label: '查看明细并审批', run: () => setOpened(commission) }
            : undefined
        }
        empty={
          <NoRows title="还没有核算的佣金" filtered={Object.keys(address.values).length > 0}>
            协议生效后，每月结束时核算，由两位员工批准后存入介绍人的主账户。
          </NoRows>
        }
      />
      <DetailDrawer open={opened !== undefined} title={opened ? `${opened.month} 佣金` : ''} onClose={close}>
        {opened && <CommissionDetail commission={opened} onDone={close} />}
      </DetailDrawer>
    </>
  );
}
