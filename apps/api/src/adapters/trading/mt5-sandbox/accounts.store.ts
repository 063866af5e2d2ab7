import type { AccountCurrency } from '@portal/brand';
import type { Db } from '../../../database/database';
import type { Position } from './figures';

/** A login's row with its open positions. */
export interface SandboxAccount {
  login: bigint;
  group_name: string;
  currency: AccountCurrency;
  leverage: number;
  trade_disabled: boolean;
  balance: bigint;
  credit: bigint;
  positions: SandboxPosition[];
}

export interface SandboxPosition extends Position {
  login: bigint;
  /** `YYYY-MM-DD`: the server's day up to which swap is charged. */
  swapDay: string;
}

interface PositionRow {
  position_id: bigint;
  login: bigint;
  symbol: string;
  action: number;
  volume: bigint;
  price_open: bigint;
  notional: bigint;
  storage: bigint;
  swap_day: string;
}

const readPosition = (row: PositionRow): SandboxPosition => ({
  position: row.position_id,
  login: row.login,
  symbol: row.symbol,
  side: row.action === 0 ? 'buy' : 'sell',
  volume: row.volume,
  priceOpen: row.price_open,
  notional: row.notional,
  storage: row.storage,
  swapDay: row.swap_day,
});

const positionColumns = `position_id, symbol, action, volume, price_open, notional, storage, swap_day::text`;
const accountColumns = `login, group_name, currency, leverage, trade_disabled, balance, credit`;

const joinedRows = `select ${accountColumns}, ${positionColumns} from mt5.user u left join mt5.position p using (login)
  where archived_at is null`;
const joinedOrder = 'order by login, position_id';

type JoinedRow = Omit<SandboxAccount, 'positions'> & { [K in keyof Omit<PositionRow, 'login'>]: PositionRow[K] | null };

const hasPosition = (row: JoinedRow): row is JoinedRow & PositionRow => row.position_id !== null;

/** Those of the logins that are known and not archived, all at one moment. */
export const readAccounts = async (db: Db, logins: readonly (bigint | string)[]): Promise<SandboxAccount[]> =>
  joined(
    await db.rows<JoinedRow>('mt5.accounts', `${joinedRows} and login = any($1::bigint[]) ${joinedOrder}`, [logins]),
  );

/** Those of a group that are not archived, all at one moment. */
export const readGroup = async (db: Db, group: string): Promise<SandboxAccount[]> =>
  joined(await db.rows<JoinedRow>('mt5.group', `${joinedRows} and group_name = $1 ${joinedOrder}`, [group]));

function joined(rows: readonly JoinedRow[]): SandboxAccount[] {
  const accounts = new Map<bigint, SandboxAccount>();
  for (const row of rows) {
    const { login, group_name, currency, leverage, trade_disabled, balance, credit } = row;
    const account = accounts.get(login) ?? {
      login,
      group_name,
      currency,
      leverage,
      trade_disabled,
      balance,
      credit,
      positions: [],
    };
    accounts.set(login, account);
    if (hasPosition(row)) account.positions.push(readPosition(row));
  }
  return [...accounts.values()];
}

/** One login, held until commit: whatever changes its money or positions takes this first. */
export async function lockAccount(tx: Db, login: bigint | string): Promise<SandboxAccount | undefined> {
  const account = await tx.maybe<Omit<SandboxAccount, 'positions'>>(
    'mt5.lock',
    `select ${accountColumns} from mt5.user where login = $1 and archived_at is null for no key update`,
    [login],
  );
  if (!account) return undefined;
  // Read under the lock, so that what its last holder did is seen.
  const positions = await tx.rows(
    'mt5.positions',
    `select login, ${positionColumns} from mt5.position where login = $1 order by position_id`,
    [login],
  );
  return { ...account, positions: positions.map(readPosition) };
}

/** Everyone with something open. */
export async function readHolders(db: Db): Promise<SandboxAccount[]> {
  const logins = await db.rows('mt5.holders', 'select distinct login from mt5.position');
  return logins.length === 0
    ? []
    : readAccounts(
        db,
        logins.map(({ login }) => login),
      );
}

export const loginOfPosition = async (db: Db, position: string): Promise<bigint | undefined> =>
  (await db.maybe('mt5.loginOfPosition', 'select login from mt5.position where position_id = $1', [position]))?.login;

export const chargeSwap = (tx: Db, position: bigint, amount: bigint, day: string) =>
  tx.rows('mt5.chargeSwap', 'update mt5.position set storage = storage + $2, swap_day = $3 where position_id = $1', [
    position,
    amount,
    day,
  ]);
