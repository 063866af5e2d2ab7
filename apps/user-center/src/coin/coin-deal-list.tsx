import { useGetCoinAssetDealRecordQuery } from '@portal/api-client/coin';
import type { CoinDeal } from '@portal/contract/coin';
import { maskAddress } from '@portal/rules/masks';
import { Copy, DateTime, Empty, Money, Pagination, Row, Table, Tag, type Column, type Tone } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { RecordsBar } from '../shared/records/records-bar';
import type { RecordsQuery } from '../shared/records/use-records-query';

const kinds = {
  hold: ['冻结', 'warn'],
  payout: ['付款', 'ok'],
  fee: ['网络费', 'plain'],
  release: ['退回', 'info'],
} satisfies Record<CoinDeal['kind'], readonly [string, Tone]>;

const columns: Column<CoinDeal>[] = [
  { id: 'pno', head: '单号', primary: true, cell: ({ pno }) => pno },
  {
    id: 'kind',
    head: '类型',
    phone: 'title',
    cell: ({ kind }) => <Tag tone={kinds[kind][1]}>{kinds[kind][0]}</Tag>,
  },
  { id: 'at', head: '时间', phone: 'note', cell: ({ at }) => <DateTime value={at} /> },
  { id: 'chain', head: '网络', phone: 'mark', cell: ({ chain }) => chain },
  {
    id: 'hash',
    head: '交易哈希',
    cell: ({ txHash }) =>
      txHash ? (
        <Row data-gap={2}>
          {maskAddress(txHash)}
          <Copy value={txHash} />
        </Row>
      ) : (
        '–'
      ),
  },
  {
    id: 'amount',
    head: '数量',
    align: 'end',
    phone: 'figure',
    cell: ({ amount, coin }) => <Money value={amount} currency={coin} />,
  },
];

/** Every movement of coin in a date range, newest first. */
export function CoinDealList({ query }: { query: RecordsQuery }) {
  const deals = useGetCoinAssetDealRecordQuery(query.args);
  const table = (rows: readonly CoinDeal[], busy?: number) => (
    <Table
      caption="数字货币明细"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={<Empty title="这段时间没有数字货币变动">出金的冻结、付款、网络费与退回会列在这里。</Empty>}
    />
  );
  return (
    <>
      <RecordsBar query={query} />
      <Loaded query={deals} skeleton={table([], 4)}>
        {({ list, total, pageNo, pageSize }) => (
          <>
            {table(list)}
            <Pagination pageNo={pageNo} pageSize={pageSize} total={total} hrefOf={query.hrefOf} label="明细分页" />
          </>
        )}
      </Loaded>
    </>
  );
}
