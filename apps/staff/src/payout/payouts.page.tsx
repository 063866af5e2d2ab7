import { useLazyStaffPayoutsQuery, useStaffPayoutsQuery } from '@portal/api-client/staff';
import type { StaffPayout } from '@portal/contract/staff';
import { DateTime, Money, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { payoutKinds, payoutStates } from './payout-texts';

const columns: readonly ListColumn<StaffPayout, 'createdAt'>[] = [
  { id: 'pno', head: '单号', width: 150, text: ({ pno }) => pno },
  {
    id: 'createdAt',
    sort: 'createdAt',
    head: '提交时间',
    width: 130,
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" />,
  },
  { id: 'kind', head: '方式', width: 80, text: ({ kind }) => payoutKinds[kind] },
  { id: 'customer', head: '客户', width: 90, text: ({ customerNumber }) => customerNumber },
  { id: 'account', head: '账户', width: 90, extra: true, text: ({ account }) => account },
  {
    id: 'amount',
    head: '金额（USD）',
    width: 110,
    align: 'end',
    text: ({ amount }) => amount,
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'payAmount',
    head: '付出',
    width: 150,
    align: 'end',
    text: ({ payAmount, payCurrency }) => `${payAmount} ${payCurrency}`,
    cell: ({ payAmount, payCurrency }) => <Money value={payAmount} currency={payCurrency} />,
  },
  { id: 'target', head: '收款方', width: 190, text: ({ target }) => target },
  {
    id: 'state',
    head: '状态',
    width: 100,
    text: ({ state }) => payoutStates[state].label,
    cell: ({ state }) => <Tag tone={payoutStates[state].tone}>{payoutStates[state].label}</Tag>,
  },
  { id: 'batch', head: '批次', width: 120, extra: true, text: ({ batch }) => batch ?? '' },
  {
    id: 'closedAt',
    head: '结束时间',
    width: 130,
    text: ({ closedAt }) => closedAt ?? '',
    cell: ({ closedAt }) => (closedAt ? <DateTime value={closedAt} show="minute" /> : '–'),
  },
  { id: 'reason', head: '原因', extra: true, text: ({ reason }) => reason ?? '' },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: Object.entries(payoutStates).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'kind',
    label: '方式',
    kind: 'choice',
    options: Object.entries(payoutKinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'search', label: '单号或客户编号', kind: 'text' },
  { name: 'startDate', label: '开始日期', kind: 'day' },
  { name: 'endDate', label: '结束日期', kind: 'day' },
];

type Args = { state?: 'paid'; kind?: 'bank'; search?: string; startDate?: string; endDate?: string };

/** Bank and coin payouts of all states; a row opens the payout. */
export function PayoutsPage() {
  const navigate = useNavigate();
  const address = useListAddress(filters, '-createdAt');
  const [load] = useLazyStaffPayoutsQuery();
  const args: Args = address.values;
  const source = usePages(useStaffPayoutsQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    poll: true,
    idOf: ({ pno }) => pno,
  });
  return (
    <Page title="全部出金">
      <StaffList
        id="payouts"
        name="全部出金"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ kind, pno }) => void navigate(`/review/${kind === 'bank' ? 'withdraw' : 'coin'}/${pno}`)}
        empty={
          <NoRows title="还没有出金" filtered={Object.keys(args).length > 0}>
            客户提交的银行与数字货币出金会列在这里，包括已付款、已拒绝和已取消的。
          </NoRows>
        }
      />
    </Page>
  );
}
