import { useLazyUnmatchedPaymentsQuery, useUnmatchedPaymentsQuery } from '@portal/api-client/staff';
import type { UnmatchedPayment } from '@portal/contract/staff';
import { DateTime, Drawer, Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { unmatchedStatuses } from './deposit-texts';
import { UnmatchedDetail } from './unmatched-detail';

type Sort = 'receivedAt' | 'amount';

const columns: readonly ListColumn<UnmatchedPayment, Sort>[] = [
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
  {
    id: 'status',
    head: '状态',
    text: ({ status }) => unmatchedStatuses[status].label,
    cell: ({ status }) => <Tag tone={unmatchedStatuses[status].tone}>{unmatchedStatuses[status].label}</Tag>,
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
    options: Object.entries(unmatchedStatuses).map(([value, { label }]) => ({ value, label })),
  },
];

/** Payments of the channel for orders that we do not know. */
export function UnmatchedPage() {
  const address = useListAddress(filters, '-receivedAt');
  const [load] = useLazyUnmatchedPaymentsQuery();
  const { status } = address.values;
  const args = { ...(status && { status: Number(status) as 1 }), ...sortOf(columns, address.sort) };
  const source = usePages(useUnmatchedPaymentsQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<UnmatchedPayment>();
  const close = () => setOpened(undefined);
  return (
    <Page title="无单付款">
      <StaffList
        id="unmatched"
        name="无单付款"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="没有无单付款" filtered={status !== undefined}>
            渠道通知的付款找不到对应的入金单时会列在这里，由员工入账到客户或退款。
          </NoRows>
        }
      />
      <Drawer open={opened !== undefined} title={`无单付款 ${opened?.number ?? ''}`} onClose={close}>
        {opened && <UnmatchedDetail payment={opened} onDone={close} />}
      </Drawer>
    </Page>
  );
}
