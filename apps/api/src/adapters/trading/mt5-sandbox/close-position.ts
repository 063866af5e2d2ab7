import type { AccountCurrency } from '@portal/brand';
import type { Db } from '../../../database/database';
import { TradingRefusal, type PlatformDeal } from '../../../ports';
import { lockAccount, loginOfPosition, type SandboxPosition } from './accounts.store';
import { dealColumns, readDeal } from './deals.store';
import { closingSide, commissionOf, profitOf } from '@portal/rules/trading';
import { tradable, type Market } from './market';

/** MetaTrader's reasons of a deal. */
const reasons = { client: 0, stopOut: 5 };

/** Closes a position whose login is held, in the currency of its account. */
export async function closeHeld(
  tx: Db,
  market: Market,
  currency: AccountCurrency,
  position: SandboxPosition,
  reason: keyof typeof reasons = 'client',
): Promise<PlatformDeal> {
  const instrument = tradable(position.symbol);
  const price = market.quote(position.symbol)[closingSide(position.side)];
  const row = await tx.row('mt5.close', `select ${dealColumns} from mt5.close_position($1, $2, $3, $4, $5, $6)`, [
    position.position,
    price,
    profitOf(instrument, position, price, market, currency),
    commissionOf(instrument, position.volume, market, currency),
    reasons[reason],
    new Date(market.at),
  ]);
  return readDeal(row);
}

/** Closes a whole position at the quote. See Dealing.close for its refusals. */
export async function closePosition(tx: Db, market: Market, id: string): Promise<PlatformDeal> {
  const login = await loginOfPosition(tx, id);
  const account = login === undefined ? undefined : await lockAccount(tx, login);
  // Read again under the lock: another may have closed it meanwhile.
  const position = account?.positions.find((one) => String(one.position) === id);
  if (!account || !position) throw new TradingRefusal(13, 'position not found');
  if (account.trade_disabled) throw new TradingRefusal(10017, 'trade is disabled');
  if (!market.quote(position.symbol).open) throw new TradingRefusal(10018, 'market closed');
  return closeHeld(tx, market, account.currency, position);
}
