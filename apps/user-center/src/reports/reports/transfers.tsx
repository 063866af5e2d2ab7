import { useHttp } from '@portal/api-client';
import { call } from '@portal/api-client/http';
import { useGetTransferRecordsQuery } from '@portal/api-client/transfer';
import { transferRequests } from '@portal/api-client/transfer/requests';
import type { Account } from '@portal/contract/account';
import type { Transfer } from '@portal/contract/transfer';
import { DateTime, Money, StatusTag, type Column } from '@portal/ui';
import { accountLabel } from '../account-label';
import type { ReportProps } from '../report-props';
import { countAndSum } from '../count-and-sum';
import { csvOfList } from '../csv-of-list';
import { moneyField, timeField, type Field } from '../field';
import { PAGE_SIZE, Records } from '../records';

const keyOf = ({ tno }: Transfer) => tno;

const columnsOf = (accounts: readonly Account[]): Column<Transfer>[] => [
  { id: 'tno', head: '单号', primary: true, cell: keyOf },
  { id: 'status', head: '状态', phone: 'mark', cell: ({ status }) => <StatusTag status={status} /> },
  {
    id: 'at',
    head: '时间',
    phone: 'note',
    cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" />,
  },
  {
    id: 'sides',
    head: '转出 → 转入',
    phone: 'title',
    cell: ({ from, to }) => `${accountLabel(accounts, from.id)} → ${accountLabel(accounts, to.id)}`,
  },
  {
    id: 'amount',
    head: '金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
];

const fieldsOf = (accounts: readonly Account[]): Field<Transfer>[] => [
  { id: 'tno', label: '单号', text: keyOf },
  { id: 'status', label: '状态', text: ({ status }) => (status === 'done' ? '已完成' : '失败') },
  { id: 'reason', label: '原因', text: ({ reason }) => reason },
  timeField('createdAt', '时间', ({ createdAt }) => createdAt),
  { id: 'from', label: '转出账户', text: ({ from }) => accountLabel(accounts, from.id) },
  { id: 'to', label: '转入账户', text: ({ to }) => accountLabel(accounts, to.id) },
  moneyField('amount', '转出金额', ({ amount }) => amount, { currency: ({ currency }) => currency }),
  { id: 'currency', label: '转出币种', text: ({ currency }) => currency },
  moneyField('receive', '到账金额', ({ receive }) => receive, { currency: ({ receiveCurrency }) => receiveCurrency }),
  { id: 'receiveCurrency', label: '到账币种', text: ({ receiveCurrency }) => receiveCurrency },
  { id: 'rate', label: '汇率', text: ({ rate }) => rate },
];

/** The amount moved in USD; 0 for a transfer that is not done, or between accounts in another currency. */
function movedAmount({ status, amount, currency, receive, receiveCurrency }: Transfer): string {
  if (status !== 'done') return '0.00';
  if (currency === 'USD') return amount;
  return receiveCurrency === 'USD' ? receive : '0.00';
}

/** 转账: transfers between the customer's own accounts. */
export function Transfers({ navigation, accounts }: ReportProps) {
  const { startDate, endDate, page } = navigation.view;
  const args = { startDate, endDate };
  const query = useGetTransferRecordsQuery(
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
      ticketRef={keyOf}
      sums={(shown) => countAndSum(shown, movedAmount)}
      narrowed={[]}
      csv={() => csvOfList((of) => call(http, transferRequests.getTransferRecords, { ...args, ...of }), keyOf, fields)}
    />
  );
}
