import type { AccountCurrency } from '@portal/brand';
import { closingSide, divRound, type Holding, marginOf, profitOf, type Side } from '@portal/rules/trading';
import type { MarginThreshold } from '../../../ports';
import { tradable, type Market } from './market';

/** A stored position. Money in cents of the account's currency. */
export interface Position extends Holding {
  position: bigint;
  symbol: string;
  /** See formulas.notionalOf. */
  notional: bigint;
  storage: bigint;
}

export interface Funds {
  balance: bigint;
  credit: bigint;
  leverage: number;
  currency: AccountCurrency;
}

export interface Figures {
  equity: bigint;
  margin: bigint;
  marginFree: bigint;
  /** Percent with two places; null while no margin is used. */
  marginLevel: number | null;
}

/** Profit of a position at the market, without its swap. */
export function floatingOf(position: Position, market: Market, currency: AccountCurrency): bigint {
  const price = market.quote(position.symbol)[closingSide(position.side)];
  return profitOf(tradable(position.symbol), position, price, market, currency);
}

/** Margin of all positions, each by the leverage of its product line. Of a symbol held both ways only the larger side counts. */
export function usedMargin(
  positions: readonly Pick<Position, 'symbol' | 'side' | 'notional'>[],
  leverage: number,
  market: Pick<Market, 'leverageOf'>,
): bigint {
  const sides = new Map<string, Record<Side, bigint>>();
  for (const { symbol, side, notional } of positions) {
    const both = sides.get(symbol) ?? { buy: 0n, sell: 0n };
    both[side] += marginOf(notional, market.leverageOf(symbol, leverage));
    sides.set(symbol, both);
  }
  return [...sides.values()].reduce((sum, { buy, sell }) => sum + (buy > sell ? buy : sell), 0n);
}

/** The live figures: equity = balance + credit + floating, free = equity − margin, level = equity ÷ margin. */
export function figuresOf(funds: Funds, positions: readonly Position[], market: Market): Figures {
  const floating = positions.reduce(
    (sum, position) => sum + floatingOf(position, market, funds.currency) + position.storage,
    0n,
  );
  const equity = funds.balance + funds.credit + floating;
  const margin = usedMargin(positions, funds.leverage, market);
  const marginLevel = margin === 0n ? null : Number(divRound(equity * 10_000n, margin)) / 100;
  return { equity, margin, marginFree: equity - margin, marginLevel };
}

/** Whether a stop-out level is reached. Without a margin there is nothing to close. */
export const isStoppedOut = ({ equity, margin }: Figures, stopOut: MarginThreshold): boolean =>
  margin > 0n &&
  ('equity' in stopOut
    ? equity <= stopOut.equity
    : equity * 10_000n <= margin * BigInt(Math.round(stopOut.percent * 100)));

/** The position that loses most, swap included; of equals the older. Those whose market is closed cannot be closed. */
export function worstOf(
  { positions, currency }: Pick<Funds, 'currency'> & { positions: readonly Position[] },
  market: Market,
): Position | undefined {
  const open = positions.filter(({ symbol }) => market.quote(symbol).open);
  const result = (position: Position) => floatingOf(position, market, currency) + position.storage;
  return open.reduce<Position | undefined>((worst, position) => {
    if (!worst) return position;
    const [a, b] = [result(position), result(worst)];
    return a < b || (a === b && position.position < worst.position) ? position : worst;
  }, undefined);
}
