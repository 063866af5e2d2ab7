import { useLazySuspendedPaymentsQuery, useSuspendedPaymentsQuery } from '@portal/api-client/staff';
import type { SuspendedPayment } from '@portal/contract/staff';
import { DateTime, Drawer, Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { differenceText, suspenseStatuses } from './deposit-texts';
import { SuspenseDetail } from './suspense-detail';

type Sort = 'receivedAt' | 'amount';

const columns: readonly ListColumn<SuspendedPayment, Sort>[] = [
  { id: 'number', head: '编号', width: 90, text: ({ number }) => number },
  { id: 'order', head: '渠道单号', width: 180, text: ({ orderNumber }) => orderNumber },
  {
    id: 'receivedAt',
    sort: 'receivedAt',
    head: '收到通知',
    width: 140,
    text: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => <DateTime value={receivedAt} show="minute" />,
  },
  { id: 'channel', head: '渠道', width: 80, text: ({ channel }) => channel },
  {
    id: 'amount',
    sort: 'amount',
    head: '金额',
    width: 130,
    align: 'end',
    text: ({ amount, currency }) => (amount === undefined ? '' : `${amount} ${currency}`),
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  { id: 'why', head: '原因', width: 130, text: differenceText },
  {
    id: 'status',
    head: '状态',
    text: ({ status }) => suspenseStatuses[status].label,
    cell: ({ status }) => <Tag tone={suspenseStatuses[status].tone}>{suspenseStatuses[status].label}</Tag>,
  },
  {
    id: 'customer',
    head: '客户',
    width: 90,
    text: ({ customerNumber }) => customerNumber ?? '',
    cell: ({ customerNumber }) => customerNumber ?? '–',
  },
  {
    id: 'adjustment',
    head: '调账',
    width: 150,
    text: ({ adjustment }) => adjustment ?? '',
    cell: ({ adjustment }) => adjustment ?? '–',
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: '状态',
    kind: 'choice',
    options: Object.entries(suspenseStatuses).map(([value, { label }]) => ({ value, label })),
  },
];

/** Payments of the channel in the suspense account. */
export function SuspensePage() {
  const address = useListAddress(filters, '-receivedAt');
  const [load] = useLazySuspendedPaymentsQuery();
  const { status } = address.values;
  const args = { ...(status && { status: Number(status) as 1 }), ...sortOf(columns, address.sort) };
  const source = usePages(useSuspendedPaymentsQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<SuspendedPayment>();
  const close = () => setOpened(undefined);
  return (
    <Page title="挂账付款">
      <StaffList
        id="suspense"
        name="挂账付款"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="没有挂账付款" filtered={status !== undefined}>
            渠道通知的付款找不到入金单或与入金单不符时会列在这里，由员工入账到客户、退款或拒绝。
          </NoRows>
        }
      />
      <Drawer open={opened !== undefined} title={`挂账付款 ${opened?.number ?? ''}`} onClose={close}>
        {opened && <SuspenseDetail id={opened.id} onDone={close} />}
      </Drawer>
    </Page>
  );
}
