import { useHttp } from '@portal/api-client';
import { useGetCoinAssetDealRecordQuery } from '@portal/api-client/coin';
import { coinRequests } from '@portal/api-client/coin/requests';
import { call } from '@portal/api-client/http';
import type { CoinDeal } from '@portal/contract/coin';
import { Copy, DateTime, Money, Row, Tag, type Column } from '@portal/ui';
import type { ReportProps } from '../report-props';
import { figure } from '../count-and-sum';
import { csvOfList } from '../csv-of-list';
import { DocumentLink } from '../document-link';
import { moneyField, timeField, type Field } from '../field';
import { PAGE_SIZE, Records } from '../records';

const kinds = { hold: '冻结', payout: '付出', fee: '网络费', release: '解冻退回' } satisfies Record<
  CoinDeal['kind'],
  string
>;
const keyOf = ({ id }: CoinDeal) => id;

const columns: Column<CoinDeal>[] = [
  { id: 'at', head: '时间', primary: true, phone: 'note', cell: ({ at }) => <DateTime value={at} show="minute" /> },
  { id: 'kind', head: '类型', phone: 'title', cell: ({ kind }) => <Tag>{kinds[kind]}</Tag> },
  { id: 'pno', head: '出金单号', cell: ({ pno }) => <DocumentLink pno={pno} /> },
  { id: 'chain', head: '网络', phone: 'mark', cell: ({ coin, chain }) => `${coin} ${chain}` },
  {
    id: 'amount',
    head: '数量',
    align: 'end',
    phone: 'figure',
    cell: ({ amount, coin }) => <Money value={amount} currency={coin} />,
  },
];

const fields: Field<CoinDeal>[] = [
  { id: 'id', label: '流水号', text: keyOf },
  timeField('at', '时间', ({ at }) => at),
  { id: 'kind', label: '类型', text: ({ kind }) => kinds[kind] },
  { id: 'pno', label: '出金单号', text: ({ pno }) => pno, show: ({ pno }) => <DocumentLink pno={pno} /> },
  { id: 'chain', label: '网络', text: ({ coin, chain }) => `${coin} ${chain}` },
  moneyField('amount', '数量', ({ amount }) => amount, { currency: ({ coin }) => coin }),
  {
    id: 'txHash',
    label: '交易哈希',
    text: ({ txHash }) => txHash,
    show: ({ txHash = '' }) => (
      <Row data-gap={2} data-justify="end">
        {txHash}
        <Copy value={txHash} label="复制哈希" />
      </Row>
    ),
  },
];

/** 数字货币明细: every movement of coin. */
export function CoinDeals({ navigation }: ReportProps) {
  const { startDate, endDate, page } = navigation.view;
  const args = { startDate, endDate };
  const query = useGetCoinAssetDealRecordQuery(
    { ...args, pageNo: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const http = useHttp();
  return (
    <Records
      navigation={navigation}
      query={query}
      keyOf={keyOf}
      columns={columns}
      fields={fields}
      // The same coin is held, paid and released. A sum of all kinds would be meaningless.
      sums={(shown) => [{ id: 'count', term: '笔数', value: figure(shown, ({ total }) => total) }]}
      narrowed={[]}
      csv={() => csvOfList((of) => call(http, coinRequests.getCoinAssetDealRecord, { ...args, ...of }), keyOf, fields)}
    />
  );
}
