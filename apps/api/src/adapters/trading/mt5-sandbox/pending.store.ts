import type { Db } from '../../../database/database';
import type { Rows } from '../../../database/rows';
import type { PendingOrder } from '../../../ports';
import { priceText } from '../../../core/instruments/price';
import { pendingKind } from '../order-words';

/** A row of mt5.pending_order. */
export type PendingRow = Rows['mt5.pending'];

export const pendingColumns = 'order_id, login, symbol, type, volume, price, digits, expires_at, at';

export function kindOf({ type }: PendingRow): Pick<PendingOrder, 'side' | 'type'> {
  const kind = pendingKind(type);
  if (!kind) throw new Error(`no pending order has type ${type}`);
  return kind;
}

export const readPending = (row: PendingRow): PendingOrder => ({
  order: String(row.order_id),
  login: String(row.login),
  symbol: row.symbol,
  ...kindOf(row),
  volume: row.volume,
  price: priceText(row.price, row.digits),
  at: row.at,
  ...(row.expires_at && { expiresAt: row.expires_at }),
});

/** The pending orders of those of the logins that are known and not archived. */
export async function pendingOf(db: Db, logins: readonly string[]): Promise<Map<string, PendingOrder[]>> {
  const rows = await db.rows(
    'mt5.pendingOf',
    `select ${pendingColumns} from mt5.user left join mt5.pending_order using (login)
     where archived_at is null and login = any($1::bigint[]) order by login, order_id`,
    [logins],
  );
  const found = new Map<string, PendingOrder[]>();
  for (const row of rows) {
    const login = String(row.login);
    const own = found.get(login) ?? [];
    found.set(login, own);
    if (row.order_id !== null) own.push(readPending(row as PendingRow));
  }
  return found;
}

/** The pending orders of all accounts. */
export const allPending = (db: Db): Promise<PendingRow[]> =>
  db.rows('mt5.allPending', `select ${pendingColumns} from mt5.pending_order order by order_id`);

export const pendingByNumber = (db: Db, order: bigint | string): Promise<PendingRow | undefined> =>
  db.maybe('mt5.pending', `select ${pendingColumns} from mt5.pending_order where order_id = $1`, [order]);

export const endOrder = (tx: Db, order: bigint, state: 'canceled' | 'rejected' | 'expired', at: number) =>
  tx.rows('mt5.endOrder', 'select mt5.end_order($1, $2, $3)', [
    order,
    { canceled: 2, rejected: 5, expired: 6 }[state],
    new Date(at),
  ]);
