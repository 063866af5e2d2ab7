import type { LiveAccount, LivePosition } from '@portal/contract/account';
import { figuresOf, type FigureRow } from '../core/accounts';
import type { Gateway } from '../core/gateway/gateway';
import { instrumentOf } from '../core/instruments/instruments';
import { lotsOf } from '../core/instruments/lots';
import { marginShares } from '../core/levels';
import { usd } from '../core/money/money';
import type { TradingPosition } from '../ports';
import { liveStates, type LiveState } from './live-states';
import { readLiveRows } from './live.store';

type From = Pick<Gateway, 'db' | 'ports' | 'log' | 'accountBoard' | 'brand' | 'symbolMargins'>;

const toPosition = (one: TradingPosition, marginShare: number | undefined): LivePosition => ({
  position: one.position,
  symbol: one.symbol,
  name: instrumentOf(one.symbol)?.name ?? one.symbol,
  side: one.side,
  lots: lotsOf(one.volume),
  openPrice: one.openPrice,
  price: one.price,
  floating: usd(one.floating),
  swap: usd(one.swap),
  ...(marginShare !== undefined && { marginShare }),
});

function toPositions(gateway: From, { known, open }: LiveState): LivePosition[] | undefined {
  if (!known || !open) return undefined;
  const shares = marginShares(gateway, gateway.ports.feed, known.state, open);
  return open.map((one, n) => toPosition(one, shares[n]));
}

function toLive(gateway: From, row: FigureRow, live: LiveState | undefined): LiveAccount {
  const figures = figuresOf(row, live?.known);
  const open = live && toPositions(gateway, live);
  return {
    id: String(row.id),
    balance: usd(figures.balance),
    credit: usd(figures.credit),
    equity: usd(figures.equity),
    margin: usd(figures.margin),
    free_margin: usd(figures.freeMargin),
    margin_level: figures.marginLevel,
    positions: figures.positions,
    withdrawable: usd(figures.withdrawable),
    ...(figures.stale ? { stale: true as const } : {}),
    ...(figures.asOf ? { as_of: figures.asOf.toISOString() } : {}),
    ...(row.quarantined ? { review: true as const } : {}),
    ...(open ? { open } : {}),
  };
}

/** The accounts of all listening customers. */
export async function liveFigures(gateway: From, customers: readonly bigint[]): Promise<Map<bigint, LiveAccount[]>> {
  const rows = await readLiveRows(gateway.db, customers);
  const live = await liveStates(gateway, rows);
  const accounts = new Map<bigint, LiveAccount[]>(customers.map((id) => [id, []]));
  for (const row of rows)
    accounts.get(row.customer_id)?.push(toLive(gateway, row, row.login ? live.get(row.login) : undefined));
  return accounts;
}
