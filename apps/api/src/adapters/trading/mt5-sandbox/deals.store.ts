import type { Db } from '../../../database/database';
import type { HistoryScope, PlatformDeal, PlatformOrder } from '../../../ports';
import { dealKind, dealPurpose } from '../deal-purpose';
import { orderKind, orderStatus } from '../order-words';
import { priceText } from '../../../core/instruments/price';

/** A row of mt5.deal. */
export interface DealRow {
  deal: bigint;
  login: bigint;
  action: number;
  ticket: string | null;
  entry: number | null;
  /** 5: a stop out. Only of recorded deals. */
  reason?: number;
  order_id: bigint | null;
  position_id: bigint | null;
  symbol: string | null;
  volume: bigint | null;
  price: bigint | null;
  price_position: bigint | null;
  digits: number | null;
  profit: bigint;
  commission: bigint;
  storage: bigint;
  spread: bigint | null;
  at: Date;
}

export function readDeal(row: DealRow): PlatformDeal {
  const purpose = dealPurpose(row.action);
  const text = (points: bigint | null) => (points === null ? '' : priceText(points, row.digits ?? 0));
  return {
    deal: String(row.deal),
    login: String(row.login),
    ...(row.ticket === null ? {} : { ticket: row.ticket }),
    kind: dealKind(purpose),
    purpose,
    order: String(row.order_id ?? ''),
    position: String(row.position_id ?? ''),
    symbol: row.symbol ?? '',
    side: row.action === 1 ? 'sell' : 'buy',
    entry: row.entry === 1 ? 'out' : 'in',
    ...(row.reason === 5 && { stopOut: true }),
    volume: row.volume ?? 0n,
    volumeClosed: row.entry === 1 ? (row.volume ?? 0n) : 0n,
    price: text(row.price),
    pricePosition: text(row.price_position),
    profit: row.profit,
    commission: row.commission,
    swap: row.storage,
    ...(row.spread === null ? {} : { spread: row.spread }),
    platformTime: row.at.toISOString(),
    at: row.at,
  };
}

export const dealColumns = `deal, login, action, ticket, entry, order_id, position_id, symbol, volume, price, price_position, digits,
  profit, commission, storage, spread, at`;

export const dealsOf = async (db: Db, { logins, from, to }: HistoryScope): Promise<PlatformDeal[]> =>
  (
    await db.rows<DealRow>(
      logins ? 'mt5.dealsOfLogins' : 'mt5.deals',
      `select ${dealColumns}, reason from mt5.deal where at >= $1 and at < $2 ${logins ? 'and login = any ($3)' : ''} order by deal`,
      logins ? [from, to, logins] : [from, to],
    )
  ).map(readDeal);

export const existingDeals = async (db: Db, deals: readonly string[]): Promise<string[]> =>
  (
    await db.rows('mt5.existingDeals', 'select deal::text from mt5.deal where deal = any ($1) order by mt5.deal.deal', [
      deals,
    ])
  ).map(({ deal }) => deal);

interface OrderRow {
  order_id: bigint;
  login: bigint;
  symbol: string;
  type: number;
  state: number;
  volume: bigint;
  price: bigint;
  digits: number;
  at: Date;
}

export const ordersOf = async (db: Db, { logins, from, to }: HistoryScope): Promise<PlatformOrder[]> =>
  (
    await db.rows<OrderRow>(
      logins ? 'mt5.ordersOfLogins' : 'mt5.orders',
      `select order_id, login, symbol, type, state, volume, price, digits, at from mt5.order
       where at >= $1 and at < $2 ${logins ? 'and login = any ($3)' : ''} order by order_id`,
      logins ? [from, to, logins] : [from, to],
    )
  ).map((row) => ({
    order: String(row.order_id),
    login: String(row.login),
    symbol: row.symbol,
    ...orderKind(row.type),
    volume: row.volume,
    price: priceText(row.price, row.digits),
    status: orderStatus(row.state),
    at: row.at,
  }));
