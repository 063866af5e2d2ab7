import { useCustomerTradesQuery } from '@portal/api-client/staff';
import type { Deal, PendingOrder } from '@portal/contract';
import type { Account } from '@portal/contract/account';
import type { OpenPosition } from '@portal/contract/staff';
import { tradeWords } from '@portal/rules/trading';
import { Card, DateTime, Empty, Money, Notice, Pagination, Select, Table, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

const { side: sides, entry: entries, orderType: types } = tradeWords;

const positions: readonly Column<OpenPosition>[] = [
  { id: 'symbol', head: '品种', primary: true, cell: ({ symbol, side }) => `${symbol} ${sides[side]}` },
  { id: 'account', head: '账户', cell: ({ account_no: number }) => number },
  { id: 'lots', head: '手数', align: 'end', cell: ({ lots }) => lots },
  { id: 'open', head: '开仓价', align: 'end', cell: ({ openPrice }) => openPrice },
  { id: 'price', head: '现价', align: 'end', cell: ({ price }) => price },
  { id: 'swap', head: '隔夜利息', align: 'end', wideOnly: true, cell: ({ swap }) => <Money value={swap} signed /> },
  {
    id: 'floating',
    head: '浮动盈亏',
    align: 'end',
    cell: ({ floating, currency }) => <Money value={floating} currency={currency} signed />,
  },
];

const pendingOrders: readonly Column<PendingOrder>[] = [
  {
    id: 'symbol',
    head: '品种',
    primary: true,
    cell: ({ symbol, side, type }) => `${symbol} ${types[type]}${sides[side]}`,
  },
  { id: 'account', head: '账户', cell: ({ account_no: number }) => number },
  { id: 'lots', head: '手数', align: 'end', cell: ({ lots }) => lots },
  {
    id: 'price',
    head: '挂单价',
    align: 'end',
    cell: ({ price, limitPrice }) => price + (limitPrice ? `，限价 ${limitPrice}` : ''),
  },
  { id: 'at', head: '挂单时间', wideOnly: true, cell: ({ at }) => <DateTime value={at} /> },
  {
    id: 'expiry',
    head: '有效期',
    cell: ({ expiresAt }) => (expiresAt ? <DateTime value={expiresAt} /> : '撤单前有效'),
  },
];

const deals: readonly Column<Deal>[] = [
  { id: 'at', head: '时间', primary: true, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'account', head: '账户', cell: ({ account_no: number }) => number },
  { id: 'symbol', head: '品种', cell: ({ symbol, side, entry }) => `${symbol} ${sides[side]} ${entries[entry]}` },
  { id: 'lots', head: '手数', align: 'end', cell: ({ lots }) => lots },
  { id: 'price', head: '价格', align: 'end', cell: ({ price }) => price },
  {
    id: 'costs',
    head: '佣金',
    align: 'end',
    wideOnly: true,
    cell: ({ commission }) => <Money value={commission} signed />,
  },
  { id: 'profit', head: '盈亏', align: 'end', cell: ({ profit }) => <Money value={profit} signed /> },
];

type Currency = Account['currency'];

/** The currencies of a customer's accounts, USD first. */
export const currenciesOf = (accounts: readonly Account[] = []): Currency[] => [
  ...new Set<Currency>(['USD', ...accounts.map(({ currency }) => currency)]),
];

/** Open positions at current prices, pending orders, and all deals of the accounts in one currency. */
export function Trades({ customerNumber, currencies }: { customerNumber: string; currencies: readonly Currency[] }) {
  const [currency, setCurrency] = useState<Currency>('USD');
  const [pageNo, setPageNo] = useState(1);
  const query = useCustomerTradesQuery({ customerNumber, currency, pageNo, pageSize: 50 });
  return (
    <Loaded query={query} lines={10}>
      {(data) => (
        <>
          <Card title="持仓" flush={data.positions !== null}>
            {data.positions === null ? (
              <Notice tone="warn">交易平台未连接，暂时无法读取持仓。</Notice>
            ) : (
              <Table
                caption="持仓"
                columns={positions}
                rows={data.positions}
                rowKey={({ position }) => position}
                empty={<Empty title="没有持仓">客户的 MT5 账户目前没有未平仓的订单。</Empty>}
              />
            )}
          </Card>
          <Card title="挂单" flush={data.pendingOrders !== null}>
            {data.pendingOrders === null ? (
              <Notice tone="warn">交易平台未连接，暂时无法读取挂单。</Notice>
            ) : (
              <Table
                caption="挂单"
                columns={pendingOrders}
                rows={data.pendingOrders}
                rowKey={({ order }) => order}
                empty={<Empty title="没有挂单">客户的 MT5 账户目前没有等待成交的挂单。</Empty>}
              />
            )}
          </Card>
          <Card title={`成交（${currency}）`} flush>
            {currencies.length > 1 && (
              <Select
                name="currency"
                label="币种"
                value={currency}
                options={currencies.map((each) => ({ value: each, label: each }))}
                onChange={(chosen) => {
                  setCurrency(chosen as Currency);
                  setPageNo(1);
                }}
              />
            )}
            <Table
              caption="成交"
              columns={deals}
              rows={data.list}
              rowKey={({ deal }) => deal}
              empty={<Empty title="还没有成交">客户交易后，每笔成交会列在这里。</Empty>}
            />
            <Pagination pageNo={data.pageNo} pageSize={data.pageSize} total={data.total} onPage={setPageNo} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
