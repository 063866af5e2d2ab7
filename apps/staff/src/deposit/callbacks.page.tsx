import { useCallbacksQuery, useLazyCallbacksQuery } from '@portal/api-client/staff';
import type { Callback } from '@portal/contract/staff';
import { DateTime, Drawer, Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { CallbackDetail } from './callback-detail';
import { resultChoices, results, resultText } from './callback-texts';

const columns: readonly ListColumn<Callback, 'receivedAt'>[] = [
  {
    id: 'receivedAt',
    sort: 'receivedAt',
    head: '收到时间',
    width: 140,
    text: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => <DateTime value={receivedAt} show="minute" />,
  },
  {
    id: 'order',
    head: '渠道单号',
    width: 180,
    text: ({ orderNumber }) => orderNumber ?? '',
    cell: ({ orderNumber }) => orderNumber ?? '–',
  },
  { id: 'channel', head: '渠道', width: 80, text: ({ channel }) => channel },
  {
    id: 'amount',
    head: '金额',
    width: 130,
    align: 'end',
    text: ({ amount, currency }) => (amount === undefined ? '' : `${amount} ${currency ?? ''}`),
    cell: ({ amount, currency }) => <Money value={amount} currency={currency ?? ''} />,
  },
  {
    id: 'result',
    head: '结果',
    width: 220,
    text: resultText,
    cell: (row) => <Tag tone={results[row.result].tone}>{resultText(row)}</Tag>,
  },
  {
    id: 'paidAt',
    head: '支付时间',
    width: 140,
    extra: true,
    text: ({ paidAt }) => paidAt ?? '',
    cell: ({ paidAt }) => <DateTime value={paidAt} show="minute" />,
  },
  {
    id: 'event',
    head: '渠道流水',
    width: 220,
    extra: true,
    text: ({ eventId }) => eventId ?? '',
    cell: ({ eventId }) => eventId ?? '–',
  },
];

const filters: readonly ListFilter[] = [
  { name: 'result', label: '结果', kind: 'choice', options: resultChoices },
  { name: 'number', label: '渠道单号或流水', kind: 'text' },
  { name: 'channel', label: '渠道', kind: 'text' },
  { name: 'startDate', label: '开始日期', kind: 'day' },
  { name: 'endDate', label: '结束日期', kind: 'day' },
];

/** Every callback of the payment channels. */
export function CallbacksPage() {
  const address = useListAddress(filters, '-receivedAt');
  const [load] = useLazyCallbacksQuery();
  const args = address.values as { result?: 'credited'; number?: string; channel?: string };
  const source = usePages(useCallbacksQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    poll: true,
    idOf: ({ id }) => id,
  });
  const [opened, setOpened] = useState<Callback>();
  return (
    <Page title="渠道通知">
      <StaffList
        id="callbacks"
        name="渠道通知"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="还没有渠道通知" filtered={Object.keys(args).length > 0}>
            支付渠道的每一条通知和处理结果会列在这里，包括被拒绝的通知。
          </NoRows>
        }
      />
      <Drawer
        open={opened !== undefined}
        title={`渠道通知 ${opened?.orderNumber ?? ''}`}
        onClose={() => setOpened(undefined)}
      >
        {opened && <CallbackDetail id={opened.id} />}
      </Drawer>
    </Page>
  );
}
