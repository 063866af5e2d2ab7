import type { LiveAccount, LivePosition } from '@portal/contract/account';
import { figuresOf, knownStates, type KnownState } from '../core/accounts';
import type { Gateway } from '../gateway';
import { lotsOf } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import type { TradingPosition } from '../ports';
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

function toLive(row: LiveRow, known: KnownState | undefined, open: TradingPosition[] | undefined): LiveAccount {
  const figures = figuresOf(row, known);
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
    ...(open ? { open: open.map(toPosition) } : {}),
  };
}

/** The accounts of all listening customers, with one query of the database and one of the platform. */
export async function liveFigures(
  gateway: Pick<Gateway, 'db' | 'ports' | 'log'>,
  customers: readonly bigint[],
): Promise<Map<bigint, LiveAccount[]>> {
  const rows = await readLiveRows(gateway.db, customers);
  const logins = rows.flatMap(({ login }) => (login ? [login] : []));
  const [states, open] = await Promise.all([knownStates(gateway, logins), openPositions(gateway, logins)]);
  const accounts = new Map<bigint, LiveAccount[]>(customers.map((id) => [id, []]));
  for (const row of rows) {
    const positions = row.login ? open?.get(row.login) : undefined;
    accounts.get(row.customer_id)?.push(toLive(row, row.login ? states.get(row.login) : undefined, positions));
  }
  return accounts;
}

/** The open positions of logins; undefined while the platform is away. */
const openPositions = ({ ports, log }: Pick<Gateway, 'ports' | 'log'>, logins: readonly string[]) =>
  ports.trading.positions(logins).catch((error: unknown) => {
    log.warn({ err: error }, 'the trading platform gave no positions');
    return undefined;
  });
