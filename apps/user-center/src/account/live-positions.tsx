import type { LivePosition } from '@portal/contract/account';
import { tradeWords } from '@portal/rules/trading';
import { Money, Table, type Column } from '@portal/ui';

const columns: Column<LivePosition>[] = [
  {
    id: 'symbol',
    head: '持仓',
    primary: true,
    cell: ({ symbol, side, lots }) => `${symbol} ${tradeWords.side[side]} ${lots} 手`,
  },
  { id: 'open', head: '开仓价', align: 'end', cell: ({ openPrice }) => openPrice },
  { id: 'price', head: '现价', align: 'end', cell: ({ price }) => price },
  { id: 'swap', head: '隔夜利息', align: 'end', cell: ({ swap }) => <Money value={swap} signed />, wideOnly: true },
  {
    id: 'floating',
    head: '浮动盈亏',
    align: 'end',
    beside: true,
    cell: ({ floating }) => <Money value={floating} signed />,
  },
];

/** The open positions of an account at market prices. */
export function LivePositions({ positions }: { positions: readonly LivePosition[] }) {
  return <Table caption="持仓" columns={columns} rows={positions} rowKey={({ position }) => position} />;
}
