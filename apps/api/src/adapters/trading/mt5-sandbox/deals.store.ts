import type { Db } from '../../../kernel/database';
import type { PlatformDeal, PlatformOrder } from '../../../kernel/ports';
import { priceText } from '../../../kernel/price';

/** A row of mt5.deal that the portal did not ask for. */
export interface DealRow {
  deal: bigint;
  login: bigint;
  action: number;
  entry: number | null;
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

const kindOf = (action: number): PlatformDeal['kind'] =>
  action <= 1 ? 'trade' : action === 3 ? 'credit' : 'settlement';

export function readDeal(row: DealRow): PlatformDeal {
  const text = (points: bigint | null) => (points === null ? '' : priceText(points, row.digits ?? 0));
  return {
    deal: String(row.deal),
    login: String(row.login),
    kind: kindOf(row.action),
    order: String(row.order_id ?? ''),
    position: String(row.position_id ?? ''),
    symbol: row.symbol ?? '',
    side: row.action === 1 ? 'sell' : 'buy',
    entry: row.entry === 1 ? 'out' : 'in',
    volume: row.volume ?? 0n,
    price: text(row.price),
    pricePosition: text(row.price_position),
    profit: row.profit,
    commission: row.commission,
    swap: row.storage,
    ...(row.spread === null ? {} : { spread: row.spread }),
    at: row.at,
  };
}

export const dealColumns = `deal, login, action, entry, order_id, position_id, symbol, volume, price, price_position, digits,
  profit, commission, storage, spread, at`;

export const dealsAfter = async (db: Db, login: string, after: string, limit: number): Promise<PlatformDeal[]> =>
  (
    await db.rows<DealRow>(
      'mt5.dealsAfter',
      `select ${dealColumns} from mt5.deal where login = $1 and deal > $2 and ticket is null order by deal limit $3`,
      [login, after, limit],
    )
  ).map(readDeal);

interface OrderRow {
  order_id: bigint;
  login: bigint;
  symbol: string;
  type: number;
  volume: bigint;
  price: bigint;
  digits: number;
  at: Date;
}

export const ordersAfter = async (db: Db, login: string, after: string, limit: number): Promise<PlatformOrder[]> =>
  (
    await db.rows<OrderRow>(
      'mt5.ordersAfter',
      `select order_id, login, symbol, type, volume, price, digits, at from mt5.order
       where login = $1 and order_id > $2 order by order_id limit $3`,
      [login, after, limit],
    )
  ).map((row) => ({
    order: String(row.order_id),
    login: String(row.login),
    symbol: row.symbol,
    side: row.type === 0 ? 'buy' : 'sell',
    type: 'market',
    volume: row.volume,
    price: priceText(row.price, row.digits),
    status: 'filled',
    at: row.at,
  }));
