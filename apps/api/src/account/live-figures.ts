import type { LiveAccount, LivePosition } from '@portal/contract/account';
import { figuresOf, type FigureRow } from '../core/accounts';
import type { Gateway } from '../gateway';
import { lotsOf } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import type { TradingPosition } from '../ports';
import { liveStates, type LiveState } from './live-states';
import { readLiveRows } from './live.store';

const toPosition = (one: TradingPosition): LivePosition => ({
  position: one.position,
  symbol: one.symbol,
  side: one.side,
  lots: lotsOf(one.volume),
  openPrice: one.openPrice,
  price: one.price,
  floating: usd(one.floating),
  swap: usd(one.swap),
});

function toLive(row: FigureRow, live: LiveState | undefined): LiveAccount {
  const figures = figuresOf(row, live?.known);
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
    ...(live?.open ? { open: live.open.map(toPosition) } : {}),
  };
}

/** The accounts of all listening customers. */
export async function liveFigures(
  gateway: Pick<Gateway, 'db' | 'ports' | 'log' | 'accountBoard'>,
  customers: readonly bigint[],
): Promise<Map<bigint, LiveAccount[]>> {
  const rows = await readLiveRows(gateway.db, customers);
  const live = await liveStates(gateway, rows);
  const accounts = new Map<bigint, LiveAccount[]>(customers.map((id) => [id, []]));
  for (const row of rows) accounts.get(row.customer_id)?.push(toLive(row, row.login ? live.get(row.login) : undefined));
  return accounts;
}
