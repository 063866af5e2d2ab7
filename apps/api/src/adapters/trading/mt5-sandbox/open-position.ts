import type { Db } from '../../../database/database';
import { dayText, serverDay } from '../../../core/market-hours';
import { TradingRefusal, type MarketOrder, type PlatformDeal } from '../../../ports';
import { lockAccount } from './accounts.store';
import { checkVolume } from './check-volume';
import { dealColumns, readDeal } from './deals.store';
import { figuresOf, usedMargin } from './figures';
import { closingSide, commissionOf, notionalOf, openingSide, profitOf } from '@portal/rules/trading';
import type { Market } from './market';

/**
 * Fills a market order in hedging mode: every order is a position of its own. See Dealing.open for its refusals.
 * @param pending the number of the pending order that is filled
 */
export async function openPosition(
  tx: Db,
  market: Market,
  order: MarketOrder,
  pending: bigint | null = null,
): Promise<PlatformDeal> {
  const { login, symbol, side, volume } = order;
  const instrument = checkVolume(symbol, volume);
  const quote = market.quote(symbol);
  if (!quote.open) throw new TradingRefusal(10018, 'market closed');

  const account = await lockAccount(tx, login);
  if (!account) throw new TradingRefusal(13, 'user not found');
  if (account.trade_disabled) throw new TradingRefusal(10017, 'trade is disabled');
  const priceOpen = quote[openingSide(side)];
  const { currency } = account;
  const notional = notionalOf(instrument, { side, volume, priceOpen }, market, currency);
  const commission = commissionOf(instrument, volume, market, currency);
  // What closing at this very moment would lose.
  const spread = -profitOf(instrument, { side, volume, priceOpen }, quote[closingSide(side)], market, currency);
  const { equity, margin } = figuresOf(account, account.positions, market);
  const after = usedMargin([...account.positions, { symbol, side, notional }], account.leverage, market);
  const left = equity + commission;
  // A position that lowers the margin by covering another needs none.
  if (left <= 0n || (after > margin && left < after)) throw new TradingRefusal(10019, 'no money');

  const row = await tx.row(
    'mt5.open',
    `select ${dealColumns} from mt5.open_position($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      login,
      symbol,
      side === 'buy' ? 0 : 1,
      volume,
      priceOpen,
      instrument.digits,
      instrument.contractSize,
      notional,
      commission,
      dayText(serverDay(market.at)),
      new Date(market.at),
      spread,
      pending,
    ],
  );
  return readDeal(row);
}
