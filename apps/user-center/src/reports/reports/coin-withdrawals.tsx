import { useHttp } from '@portal/api-client';
import { useQueryWithdrawCoinRecordV2Query } from '@portal/api-client/coin';
import { coinRequests } from '@portal/api-client/coin/requests';
import { call } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import type { CoinWithdrawal } from '@portal/contract/coin';
import { maskAddress } from '@portal/rules/masks';
import { Copy, DateTime, Money, Row, Timeline, type Column } from '@portal/ui';
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

const keyOf = ({ pno }: CoinWithdrawal) => pno;

const columnsOf = (accounts: readonly Account[]): Column<CoinWithdrawal>[] => [
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
  {
    id: 'address',
    head: '收款地址',
    phone: 'title',
    cell: ({ address: { label, chain, address } }) => `${label}（${chain} ${maskAddress(address)}）`,
  },
  {
    id: 'amount',
    head: '出金金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount }) => <Money value={amount} currency="USD" />,
  },
  { id: 'receive', head: '到账', align: 'end', cell: ({ receive }) => <Money value={receive} currency="USDT" /> },
];

const copied = (text: string | undefined, label: string) =>
  text && (
    <Row data-gap={2} data-justify="end">
      {text}
      <Copy value={text} label={label} />
    </Row>
  );

const fieldsOf = (accounts: readonly Account[]): Field<CoinWithdrawal>[] => [
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
  { id: 'chain', label: '网络', text: ({ address: { coin, chain } }) => `${coin} ${chain}` },
  { id: 'label', label: '地址备注', text: ({ address }) => address.label },
  {
    id: 'address',
    label: '收款地址',
    text: ({ address }) => address.address,
    show: ({ address }) => copied(address.address, '复制地址'),
  },
  moneyField('amount', '出金金额', ({ amount }) => amount),
  {
    id: 'rate',
    label: '汇率',
    text: ({ rate }) => tidyRate(rate),
    show: ({ rate }) => `1 USD = ${tidyRate(rate)} USDT`,
  },
  moneyField('fee', '网络费', ({ fee }) => fee, { currency: 'USDT' }),
  moneyField('receive', '到账数量', ({ receive }) => receive, { currency: 'USDT' }),
  { id: 'txHash', label: '交易哈希', text: ({ txHash }) => txHash, show: ({ txHash }) => copied(txHash, '复制哈希') },
];

/** 数字货币出金: withdrawals to a chain. */
export function CoinWithdrawals({ navigation, accounts }: ReportProps) {
  const { startDate, endDate, choice, page } = navigation.view;
  const args = { startDate, endDate, displayStatus: payoutStatusOf(choice) };
  const query = useQueryWithdrawCoinRecordV2Query(
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
      beneath={(row) => <Timeline label="出金进度" events={payoutEvents(row, '到账时间以链上确认为准')} />}
      ticketRef={keyOf}
      sums={(shown) => countAndSum(shown, ({ amount }) => amount)}
      narrowed={[payoutWord(args.displayStatus)]}
      csv={() =>
        csvOfList((of) => call(http, coinRequests.queryWithdrawCoinRecordV2, { ...args, ...of }), keyOf, fields)
      }
    />
  );
}
