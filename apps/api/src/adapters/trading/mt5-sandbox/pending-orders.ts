import type { Db } from '../../../database/database';
import { openingSide } from '@portal/rules/trading';
import { TradingRefusal, type NewPendingOrder, type PendingOrder, type Quote } from '../../../ports';
import { parsePrice } from '../../../core/instruments/price';
import { lockAccount, type SandboxAccount } from './accounts.store';
import { checkVolume } from './check-volume';
import type { Market } from './market';
import { endOrder, kindOf, pendingByNumber, pendingColumns, readPending, type PendingRow } from './pending.store';

type Terms = Pick<PendingOrder, 'side' | 'type'> & { price: bigint };

/** Whether the market has reached the price of an order: a limit order waits for a better price, a stop order for a worse one. */
export function isReached({ side, type, price }: Terms, quote: Quote): boolean {
  const now = quote[openingSide(side)];
  return (side === 'buy') === (type === 'limit') ? now <= price : now >= price;
}

const notTaken = (account: SandboxAccount | undefined): TradingRefusal | undefined => {
  if (!account) return new TradingRefusal(13, 'user not found');
  return account.trade_disabled ? new TradingRefusal(10017, 'trade is disabled') : undefined;
};

/** The price of an order in points. */
function readPrice(text: string, digits: number, order: Omit<Terms, 'price'>, quote: Quote): bigint {
  if (!quote.open) throw new TradingRefusal(10018, 'market closed');
  const price = parsePrice(text, digits) ?? 0n;
  if (price === 0n || isReached({ ...order, price }, quote)) throw new TradingRefusal(10015, 'invalid price');
  return price;
}

const typeNumber = ({ side, type }: NewPendingOrder) => (type === 'limit' ? 2 : 4) + (side === 'sell' ? 1 : 0);

/** See Dealing.place. */
export async function placeOrder(tx: Db, market: Market, order: NewPendingOrder): Promise<PendingOrder> {
  const { login, symbol, volume, expiresAt } = order;
  const { digits } = checkVolume(symbol, volume);
  const price = readPrice(order.price, digits, order, market.quote(symbol));
  if (expiresAt && expiresAt.getTime() <= market.at) throw new TradingRefusal(10022, 'invalid expiration');
  const refusal = notTaken(await lockAccount(tx, login));
  if (refusal) throw refusal;
  const row = await tx.row(
    'mt5.place',
    `insert into mt5.pending_order (order_id, login, symbol, type, volume, price, digits, expires_at, at)
     values (nextval(pg_get_serial_sequence('mt5.order', 'order_id')), $1, $2, $3, $4, $5, $6, $7, $8)
     returning ${pendingColumns}`,
    [login, symbol, typeNumber(order), volume, price, digits, expiresAt ?? null, new Date(market.at)],
  );
  return readPending(row);
}

/** A pending order whose login is held. */
async function lockOrder(tx: Db, order: string): Promise<PendingRow> {
  const login = (await pendingByNumber(tx, order))?.login;
  const account = login === undefined ? undefined : await lockAccount(tx, login);
  // Read again under the lock: it may have been filled or cancelled meanwhile.
  const row = account && (await pendingByNumber(tx, order));
  if (!row) throw new TradingRefusal(13, 'order not found');
  const refusal = notTaken(account);
  if (refusal) throw refusal;
  return row;
}

export const termsOf = (row: PendingRow): Terms => ({ ...kindOf(row), price: row.price });

/** See Dealing.reprice. */
export async function repriceOrder(tx: Db, market: Market, order: string, text: string): Promise<PendingOrder> {
  const row = await lockOrder(tx, order);
  const price = readPrice(text, row.digits, kindOf(row), market.quote(row.symbol));
  const changed = await tx.row(
    'mt5.reprice',
    `update mt5.pending_order set price = $2 where order_id = $1 returning ${pendingColumns}`,
    [row.order_id, price],
  );
  return readPending(changed);
}

/** See Dealing.cancel. */
export async function cancelOrder(tx: Db, market: Market, order: string): Promise<void> {
  const row = await lockOrder(tx, order);
  if (!market.quote(row.symbol).open) throw new TradingRefusal(10018, 'market closed');
  await endOrder(tx, row.order_id, 'canceled', market.at);
}
