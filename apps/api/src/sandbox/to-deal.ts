import type { Deal } from '@portal/contract';
import { lotsOf } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import type { PlatformDeal } from '../ports';

/** A trade as the API has it. */
export const toDeal = (deal: PlatformDeal): Deal => ({
  deal: deal.deal,
  order: deal.order,
  position: deal.position,
  account_no: deal.login,
  symbol: deal.symbol,
  side: deal.side,
  entry: deal.entry === 'in' ? 'in' : 'out',
  lots: lotsOf(deal.volume),
  price: deal.price,
  commission: usd(deal.commission),
  swap: usd(deal.swap),
  profit: usd(deal.profit),
  at: deal.at.toISOString(),
});
