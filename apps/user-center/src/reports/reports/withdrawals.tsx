import { useHttp } from '@portal/api-client';
import { call } from '@portal/api-client/http';
import { useGetWithdrawRecordsV2Query } from '@portal/api-client/withdraw';
import { withdrawRequests } from '@portal/api-client/withdraw/requests';
import type { Account } from '@portal/contract/account';
import type { Withdrawal } from '@portal/contract/withdraw';
import { DateTime, Money, Timeline, type Column } from '@portal/ui';
import { payoutEvents } from '../../shared/payout/payout-events';
import { PayoutTag } from '../../shared/payout/payout-tag';
import { tidyRate } from '@portal/overview/tidy-rate';
import { accountLabel } from '../account-label';
import type { ReportProps } from '../report-props';
import { countAndSum } from '../count-and-sum';
import { csvOfList } from '../csv-of-list';
import { moneyField, timeField, type Field } from '../field';
import { payoutStatusOf, payoutWord } from '../payout-choice';
import { PAGE_SIZE, Records } from '../records';

const keyOf = ({ pno }: Withdrawal) => pno;

const columnsOf = (accounts: readonly Account[]): Column<Withdrawal>[] => [
  { id: 'pno', head: '单号', primary: true, cell: keyOf },
  {
    id: 'status',
    head: '状态',
    phone: 'mark',
    cell: ({ displayStatus }) => <PayoutTag status={displayStatus} />,
  },
  {
    id: 'at',
    head: '提交时间',
    phone: 'note',
    cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" />,
  },
  { id: 'account', head: '出金账户', cell: ({ accountId }) => accountLabel(accounts, accountId) },
  { id: 'bank', head: '收款银行卡', phone: 'title', cell: ({ bank }) => bank },
  {
    id: 'amount',
    head: '出金金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount }) => <Money value={amount} currency="USD" />,
  },
  { id: 'receive', head: '到账', align: 'end', cell: ({ receiveCny }) => <Money value={receiveCny} currency="CNY" /> },
];

const fieldsOf = (accounts: readonly Account[]): Field<Withdrawal>[] => [
  { id: 'pno', label: '单号', text: keyOf },
  {
    id: 'status',
    label: '状态',
    text: ({ displayStatus }) => payoutWord(displayStatus),
    show: ({ displayStatus }) => <PayoutTag status={displayStatus} />,
  },
  { id: 'reason', label: '原因', text: ({ reason }) => reason },
  timeField('createdAt', '提交时间', ({ createdAt }) => createdAt),
  timeField('updatedAt', '更新时间', ({ updatedAt }) => updatedAt),
  { id: 'account', label: '出金账户', text: ({ accountId }) => accountLabel(accounts, accountId) },
  { id: 'bank', label: '收款银行卡', text: ({ bank }) => bank },
  moneyField('amount', '出金金额', ({ amount }) => amount),
  moneyField('fee', '手续费', ({ fee }) => fee),
  moneyField('receive', '扣费后', ({ receive }) => receive),
  {
    id: 'rate',
    label: '汇率',
    text: ({ rate }) => tidyRate(rate),
    show: ({ rate }) => `1 USD = ${tidyRate(rate)} CNY`,
  },
  moneyField('receiveCny', '到账金额', ({ receiveCny }) => receiveCny, { currency: 'CNY' }),
];

/** 出金: withdrawals to a bank card. */
export function Withdrawals({ navigation, accounts }: ReportProps) {
  const { startDate, endDate, choice, page } = navigation.view;
  const args = { startDate, endDate, displayStatus: payoutStatusOf(choice) };
  const query = useGetWithdrawRecordsV2Query(
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
      beneath={(row) => <Timeline label="出金进度" events={payoutEvents(row, '到账时间以银行为准')} />}
      ticketRef={keyOf}
      sums={(shown) => countAndSum(shown, ({ amount }) => amount)}
      narrowed={[payoutWord(args.displayStatus)]}
      csv={() =>
        csvOfList((of) => call(http, withdrawRequests.getWithdrawRecordsV2, { ...args, ...of }), keyOf, fields)
      }
    />
  );
}
