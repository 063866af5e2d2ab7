import { useQueryPendingOrdersQuery } from '@portal/api-client/account';
import type { PendingOrder } from '@portal/contract/account';
import { groupDigits } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { DateTime, Table, Text, type Column } from '@portal/ui';
import { ToTheEdge } from './to-the-edge';

const POLL_MS = 15_000;

const columns: Column<PendingOrder>[] = [
  {
    id: 'symbol',
    head: '挂单',
    primary: true,
    phone: 'title',
    cell: ({ symbol, side, type, lots }) =>
      `${symbol} ${tradeWords.orderType[type]}${tradeWords.side[side]} ${lots} 手`,
  },
  {
    id: 'price',
    head: '挂单价',
    align: 'end',
    phone: 'figure',
    cell: ({ price, limitPrice }) => groupDigits(price) + (limitPrice ? `，限价 ${groupDigits(limitPrice)}` : ''),
  },
  {
    id: 'expiry',
    head: '挂单有效期',
    align: 'end',
    phone: 'note',
    cell: ({ expiresAt }) => (expiresAt ? <DateTime value={expiresAt} /> : '撤单前有效'),
  },
];

/** The pending orders of an account. Nothing if there are none. */
export function PendingOrders({ login }: { login: string }) {
  const { data, isError } = useQueryPendingOrdersQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  if (isError || data?.orders === null) {
    return (
      <Text data-size={14} data-tone="soft">
        暂时无法读取挂单
      </Text>
    );
  }
  const own = data?.orders?.filter(({ account_no: number }) => number === login);
  if (!own?.length) return null;
  return (
    <ToTheEdge>
      <Table caption="挂单" columns={columns} rows={own} rowKey={({ order }) => order} />
    </ToTheEdge>
  );
}
