import type { Account, LivePosition } from '@portal/contract/account';
import { groupDigits } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { Card, Money, Percent, Skeleton, Table, Text, type Column } from '@portal/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLiveState } from '../shared/accounts/live';
import { movedPercent } from './moved-percent';
import { ToTheEdge } from './to-the-edge';

/** An open position with the login of its account, if there are several. */
type Row = LivePosition & { login?: string };

const Name = styled.span`
  small {
    margin-inline-start: 8px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

/** As high as the rows, so that nothing moves when they come. */
const Place = styled.div`
  min-height: calc(var(--rows) * 46px + 34px);

  @media (max-width: 639.98px) {
    min-height: calc(var(--rows) * 72px);
  }
`;

const shareOf = ({ marginShare }: Row) => (marginShare === undefined ? '–' : `${marginShare.toFixed(1)}%`);

const columns: Column<Row>[] = [
  {
    id: 'symbol',
    head: '品种',
    primary: true,
    phone: 'title',
    cell: ({ name, symbol }) => (
      <Name>
        {name}
        <small>{symbol}</small>
      </Name>
    ),
  },
  {
    id: 'lots',
    head: '方向与手数',
    phone: 'note',
    cell: ({ side, lots, login }) => `${tradeWords.side[side]} ${lots} 手${login ? `，${login}` : ''}`,
  },
  { id: 'open', head: '开仓价', align: 'end', cell: ({ openPrice }) => groupDigits(openPrice) },
  { id: 'price', head: '现价', align: 'end', cell: ({ price }) => groupDigits(price) },
  { id: 'swap', head: '隔夜利息', align: 'end', cell: ({ swap }) => <Money value={swap} signed /> },
  { id: 'share', head: '保证金占比', align: 'end', cell: shareOf },
  {
    id: 'moved',
    head: '涨跌',
    align: 'end',
    phone: 'mark',
    cell: (position) => <Percent value={movedPercent(position)} bare />,
  },
  {
    id: 'floating',
    head: '浮动盈亏',
    align: 'end',
    phone: 'figure',
    cell: ({ floating }) => <Money value={floating} signed />,
  },
];

/** The open positions of all accounts at market prices. Nothing if there are none. */
export function PositionsPart({ accounts }: { accounts: readonly Account[] }) {
  const live = useLiveState((state) => state.accounts);
  const count = accounts.reduce((sum, { positions }) => sum + positions, 0);
  const several = accounts.filter(({ kind }) => kind === 'mt5').length > 1;
  const rows = accounts.flatMap(({ id, account_no }): Row[] =>
    (live.find((one) => one.id === id)?.open ?? []).map((one) => ({ ...one, ...(several && { login: account_no }) })),
  );
  if (count === 0 && rows.length === 0) return null;
  const stale = accounts.some((account) => account.stale && account.positions > 0);
  return (
    <Card title={`持仓 ${Math.max(count, rows.length)} 笔`}>
      <Place style={{ ['--rows' as string]: Math.max(count, rows.length) }}>
        {rows.length > 0 ? (
          <ToTheEdge>
            <Table caption="持仓" columns={columns} rows={rows} rowKey={({ position }) => position} />
          </ToTheEdge>
        ) : (
          <Awaited lines={count + 1} stale={stale} />
        )}
      </Place>
    </Card>
  );
}

/** So long positions may take to arrive. */
const USUAL_MS = 5_000;

/** Holds the place of the positions, and says so where they do not come. */
function Awaited({ lines, stale }: { lines: number; stale: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!stale && !late) return <Skeleton lines={lines} />;
  return (
    <Text as="p" data-size={14} data-tone="soft">
      {stale ? '交易平台暂时无法连接，恢复后显示每笔持仓。' : '实时数据尚未连接，连接后显示每笔持仓。'}
    </Text>
  );
}
