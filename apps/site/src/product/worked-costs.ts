import type { Instrument } from '@portal/contract/common';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { commissionOf, swapOf, type PriceSource } from '@portal/rules/trading';
import { spreadCost } from '../shared/market/spread-cost';

export interface WorkedCosts {
  spread: string;
  /** Both sides of the trade. */
  commission: string;
  /** Signed: negative is paid. */
  swapLong: string;
  swapShort: string;
  /** Spread and commission: the cost of a lot that is opened and closed on the same day. */
  sum: string;
}

const none: PriceSource = {
  quote: (symbol) => {
    throw new Error(`${symbol} is not priced in USD`);
  },
  digits: () => 0,
};

/** The costs of a lot in USD, from the facts of its symbol. Undefined unless the symbol's price is in USD. */
export function workedCosts(instrument: Instrument): WorkedCosts | undefined {
  const spread = spreadCost(instrument);
  if (spread === undefined || instrument.currency !== 'USD') return undefined;
  const lot = 10_000n;
  const commission = -2n * commissionOf(instrument, lot, none);
  const swap = (side: 'buy' | 'sell') =>
    formatAmount(swapOf(instrument, { side, volume: lot, priceOpen: 0n }, 1n, none), 2);
  return {
    spread,
    commission: formatAmount(commission, 2),
    swapLong: swap('buy'),
    swapShort: swap('sell'),
    sum: formatAmount((parseAmount(spread, 2) ?? 0n) + commission, 2),
  };
}
