import { useLazyStaffDepositsQuery, useStaffDepositsQuery } from '@portal/api-client/staff';
import type { StaffDeposit } from '@portal/contract/staff';
import { DateTime, Money, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { useCan } from '../shared/session/me';
import { states, statusOf } from './deposit-texts';

type Sort = 'createdAt' | 'customer' | 'amount' | 'payAmount';

const columns: readonly ListColumn<StaffDeposit, Sort>[] = [
  { id: 'pno', head: '单号', width: 150, text: ({ pno }) => pno },
  {
    id: 'createdAt',
    sort: 'createdAt',
    head: '创建时间',
    width: 140,
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" />,
  },
  { id: 'customer', head: '客户', sort: 'customer', width: 90, text: ({ customerNumber }) => customerNumber },
  { id: 'name', head: '姓名', width: 80, text: ({ chineseName }) => chineseName ?? '' },
  { id: 'account', head: '账户', width: 90, text: ({ account }) => account },
  { id: 'channel', head: '渠道', width: 80, text: ({ channel }) => channel },
  {
    id: 'amount',
    sort: 'amount',
    head: '入账（USD）',
    align: 'end',
    text: ({ amount }) => amount,
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'payAmount',
    sort: 'payAmount',
    head: '应付',
    width: 130,
    align: 'end',
    text: ({ payAmount, payCurrency }) => `${payAmount} ${payCurrency}`,
    cell: ({ payAmount, payCurrency }) => <Money value={payAmount} currency={payCurrency} />,
  },
  { id: 'notifications', head: '通知', width: 60, align: 'end', text: ({ notifications }) => String(notifications) },
  {
    id: 'status',
    head: '状态',
    text: (deposit) => statusOf(deposit).label,
    cell: (deposit) => <Tag tone={statusOf(deposit).tone}>{statusOf(deposit).label}</Tag>,
  },
  {
    id: 'paidAt',
    head: '支付时间',
    width: 140,
    extra: true,
    text: ({ paidAt }) => paidAt ?? '',
    cell: ({ paidAt }) => <DateTime value={paidAt} show="minute" />,
  },
];

const filters: readonly ListFilter[] = [
  { name: 'state', label: '状态', kind: 'choice', options: states },
  { name: 'search', label: '单号或客户编号', kind: 'text' },
  { name: 'startDate', label: '开始日期', kind: 'day' },
  { name: 'endDate', label: '结束日期', kind: 'day' },
];

/** All deposits; what waits for a decision is one filter away. */
export function DepositsPage() {
  const navigate = useNavigate();
  const can = useCan();
  const address = useListAddress(filters, '-createdAt');
  const [load] = useLazyStaffDepositsQuery();
  const args = address.values as { state?: 'open'; search?: string; startDate?: string; endDate?: string };
  const source = usePages(useStaffDepositsQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    poll: true,
    idOf: ({ pno }) => pno,
  });
  const open = ({ pno }: StaffDeposit) => void navigate(`/deposits/${pno}`);
  return (
    <Page title="入金">
      <StaffList
        id="deposits"
        name="入金"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={open}
        onApprove={(deposit) =>
          deposit.open && can('deposit.resolve') ? { label: '查看付款并处理', run: () => open(deposit) } : undefined
        }
        empty={
          <NoRows title="还没有入金" filtered={Object.keys(args).length > 0}>
            客户提交的入金和渠道的付款结果会列在这里。
          </NoRows>
        }
      />
    </Page>
  );
}
