import { useHttp } from '@portal/api-client';
import { useDepositDraftPaidListQuery } from '@portal/api-client/deposit';
import { depositRequests } from '@portal/api-client/deposit/requests';
import { call } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import type { Draft } from '@portal/contract/deposit';
import { DateTime, LinkButton, Money, StatusTag, type Column } from '@portal/ui';
import { tidyRate } from '@portal/overview/tidy-rate';
import { accountLabel } from '../account-label';
import { reportOf } from '../report-list';
import type { ReportProps } from '../report-props';
import { countAndSum } from '../count-and-sum';
import { csvOfList } from '../csv-of-list';
import { documentHref } from '../document-href';
import { moneyField, timeField, type Field } from '../field';
import { PAGE_SIZE, Records } from '../records';

const words = { unpaid: '待支付', paid: '已入金', cancelled: '已取消', overdue: '已过期', mismatch: '待核对' };
const keyOf = ({ pno }: Draft) => pno;

const columnsOf = (accounts: readonly Account[]): Column<Draft>[] => [
  { id: 'pno', head: '单号', primary: true, cell: keyOf },
  { id: 'status', head: '状态', phone: 'mark', cell: ({ status }) => <StatusTag status={status} /> },
  {
    id: 'at',
    head: '时间',
    phone: 'note',
    cell: ({ paidAt, createdAt }) => <DateTime value={paidAt ?? createdAt} show="minute" />,
  },
  {
    id: 'account',
    head: '入金账户',
    phone: 'title',
    cell: ({ accountId }) => accountLabel(accounts, accountId),
  },
  {
    id: 'pay',
    head: '支付金额',
    align: 'end',
    cell: ({ payAmount, payCurrency }) => <Money value={payAmount} currency={payCurrency} />,
  },
  {
    id: 'amount',
    head: '入金金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
];

const fieldsOf = (accounts: readonly Account[]): Field<Draft>[] => [
  { id: 'pno', label: '单号', text: keyOf },
  {
    id: 'status',
    label: '状态',
    text: ({ status, late }) => (status === 'paid' && late ? '已入金（迟到付款）' : words[status]),
  },
  timeField('createdAt', '提交时间', ({ createdAt }) => createdAt),
  timeField('paidAt', '到账时间', ({ paidAt }) => paidAt),
  { id: 'account', label: '入金账户', text: ({ accountId }) => accountLabel(accounts, accountId) },
  { id: 'channel', label: '通道', text: ({ channel }) => channel },
  moneyField('amount', '入金金额', ({ amount }) => amount),
  moneyField('fee', '手续费', ({ fee }) => fee),
  moneyField('payAmount', '支付金额', ({ payAmount }) => payAmount, { currency: ({ payCurrency }) => payCurrency }),
  {
    id: 'rate',
    label: '汇率',
    text: ({ rate }) => tidyRate(rate),
    show: ({ rate, currency, payCurrency }) => `1 ${currency} = ${tidyRate(rate)} ${payCurrency}`,
  },
];

const statusOf = (state: string) =>
  (['unpaid', 'cancelled', 'overdue', 'mismatch'] as const).find((status) => status === state);

/** 入金: paid deposits by the day of payment; those of another status by the day of submission. */
export function Deposits({ navigation, accounts }: ReportProps) {
  const { startDate, endDate, choice, state, page } = navigation.view;
  const type = choice === '1' ? 1 : choice === '2' ? 2 : 0;
  const status = statusOf(state);
  const args = { startDate, endDate, type, ...(status && { status }) } as const;
  const query = useDepositDraftPaidListQuery(
    { ...args, pageNo: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const http = useHttp();
  const fields = fieldsOf(accounts);
  return (
    <Records
      navigation={navigation}
      query={query}
      keyOf={keyOf}
      columns={columnsOf(accounts)}
      fields={fields}
      beneath={({ pno }) => <LinkButton href={documentHref(pno) ?? ''}>查看入金单</LinkButton>}
      ticketRef={keyOf}
      sums={(shown) => countAndSum(shown, ({ amount }) => amount)}
      narrowed={[
        reportOf('deposit').choice?.options.find(({ value }) => value === choice)?.label ?? '',
        status ? words[status] : '',
      ]}
      csv={() => csvOfList((of) => call(http, depositRequests.depositDraftPaidList, { ...args, ...of }), keyOf, fields)}
    />
  );
}
