import type { LivePosition } from '@portal/contract/account';
import { groupDigits } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { Money, Table, type Column } from '@portal/ui';
import { styled } from 'styled-components';

const columns: Column<LivePosition>[] = [
  {
    id: 'symbol',
    head: '持仓',
    primary: true,
    phone: 'title',
    cell: ({ symbol, side, lots }) => `${symbol} ${tradeWords.side[side]} ${lots} 手`,
  },
  { id: 'open', head: '开仓价', align: 'end', phone: 'note', cell: ({ openPrice }) => groupDigits(openPrice) },
  { id: 'price', head: '现价', align: 'end', phone: 'mark', cell: ({ price }) => groupDigits(price) },
  { id: 'swap', head: '隔夜利息', align: 'end', cell: ({ swap }) => <Money value={swap} signed /> },
  {
    id: 'floating',
    head: '浮动盈亏',
    align: 'end',
    phone: 'figure',
    cell: ({ floating }) => <Money value={floating} signed />,
  },
];

// The rows reach the edge of the card, so that their text is in line with the rest of it.
export const ToTheEdge = styled.div`
  margin-inline: -24px;

  @media (max-width: 639.98px) {
    margin-inline: -16px;
  }
`;

/** The open positions of an account at market prices. */
export function LivePositions({ positions }: { positions: readonly LivePosition[] }) {
  return (
    <ToTheEdge>
      <Table caption="持仓" columns={columns} rows={positions} rowKey={({ position }) => position} />
    </ToTheEdge>
  );
}
