import { useLazyWatchedPaymentsQuery, useWatchedPaymentsQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { WatchedPayment } from '@portal/contract/staff';
import { DateTime, Money, Row, Stack, Tag, Text } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../shared/browser/file-button';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import type { ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { accountText } from './report-texts';
import { dayFilters, useDays } from './use-days';

const kinds = { large: '大额', structured: '疑似拆分' } as const;

const columns: readonly ListColumn<WatchedPayment, 'at' | 'customer' | 'usd'>[] = [
  { id: 'at', head: '时间', sort: 'at', width: 170, text: ({ at }) => at, cell: ({ at }) => <DateTime value={at} /> },
  {
    id: 'watched',
    head: '类别',
    width: 90,
    text: ({ watched }) => kinds[watched],
    cell: ({ watched }) => <Tag tone={watched === 'large' ? 'warn' : 'danger'}>{kinds[watched]}</Tag>,
  },
  { id: 'customer', head: '客户', sort: 'customer', text: ({ customerNumber }) => customerNumber },
  { id: 'direction', head: '方向', width: 70, text: ({ direction }) => (direction === 'in' ? '入金' : '出金') },
  { id: 'account', head: '渠道', width: 120, text: ({ account }) => accountText(account) },
  {
    id: 'usd',
    sort: 'usd',
    head: '金额（USD）',
    width: 120,
    align: 'end',
    text: ({ usd }) => usd,
    cell: ({ usd }) => <Money value={usd} />,
  },
  { id: 'reference', head: '单号', width: 150, text: ({ reference }) => reference },
];

const filters: readonly ListFilter[] = [
  {
    name: 'watched',
    label: '类别',
    kind: 'choice',
    options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  },
  ...dayFilters,
];

/** Large payments, and several below the limit within a week; a row opens the customer's file. */
export function WatchedPayments() {
  const navigate = useNavigate();
  const { address, days } = useDays(filters, '-at');
  const [load] = useLazyWatchedPaymentsQuery();
  const watched = address.values['watched'] as WatchedPayment['watched'] | undefined;
  const source = usePages(
    useWatchedPaymentsQuery,
    { ...days, ...(watched && { watched }), ...sortOf(columns, address.sort) },
    load,
  );
  return (
    <Stack data-gap={4}>
      <Row data-justify="between" data-gap={2}>
        <Text data-size={14} data-tone="soft">
          大额为单笔 10,000 美元及以上；疑似拆分为同一客户 7 天内同一方向有三笔及以上 8,000 至 10,000 美元的款项。
        </Text>
        <FileButton
          request={staffRequests.reportCsv}
          args={{ report: 'watched', ...days }}
          fileName={`大额与拆分-${days.startDate}-${days.endDate}.csv`}
        >
          会计 CSV
        </FileButton>
      </Row>
      <StaffList
        id="report-watched"
        name="大额与拆分"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ customerNumber }) => void navigate(`/customers/${customerNumber}?tab=proposals`)}
        empty={
          <NoRows title="这段时间没有大额或疑似拆分的款项" filtered={watched !== undefined}>
            可以在上方更换日期。
          </NoRows>
        }
      />
    </Stack>
  );
}
