import type { LiveAccount, LivePosition } from '@portal/contract/account';
import { figuresOf } from '../core/accounts';
import type { Gateway } from '../gateway';
import { lotsOf } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import type { TradingPosition, TradingState } from '../ports';
import { readLiveRows, type LiveRow } from './live.store';

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

function toLive(row: LiveRow, state: TradingState | undefined, open: TradingPosition[] | undefined): LiveAccount {
  const figures = figuresOf(row, state);
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
    ...(open ? { open: open.map(toPosition) } : {}),
  };
}

/** The accounts of all listening customers, with one query of the database and one of the platform. */
export async function liveFigures(
  { db, ports: { trading }, log }: Pick<Gateway, 'db' | 'ports' | 'log'>,
  customers: readonly bigint[],
): Promise<Map<bigint, LiveAccount[]>> {
  const rows = await readLiveRows(db, customers);
  const logins = rows.flatMap(({ login }) => (login ? [login] : []));
  let states = new Map<string, TradingState>();
  let open: Map<string, TradingPosition[]> | undefined;
  try {
    if (logins.length > 0) [states, open] = await Promise.all([trading.states(logins), trading.positions?.(logins)]);
  } catch (error) {
    log.warn({ err: error }, 'the trading platform gave no live figures');
  }
  const accounts = new Map<bigint, LiveAccount[]>(customers.map((id) => [id, []]));
  for (const row of rows) {
    const positions = row.login ? open?.get(row.login) : undefined;
    accounts.get(row.customer_id)?.push(toLive(row, row.login ? states.get(row.login) : undefined, positions));
  }
  return accounts;
}
