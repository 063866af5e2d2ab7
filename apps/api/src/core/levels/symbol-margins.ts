import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { SymbolMargin, TradingPlatform } from '../../ports';
import { instruments } from '../instruments/instruments';
import { brandMargin } from './brand-margin';
import { oneByOne } from './one-by-one';
import { renewGroups, type Renewal } from './renew-groups';

const everyMs = 15 * 60_000;

/** The margins of the brand's groups by symbol, as a real trading platform has them now. */
export interface SymbolMargins extends Renewal {
  /** Undefined until the platform has answered, and for a symbol that it does not know. */
  of(group: string, symbol: string): SymbolMargin | undefined;
}

interface Options {
  brand: Pick<Brand, 'productLeverage' | 'tradingGroups'>;
  trading: Pick<TradingPlatform, 'symbolMargin'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const keyOf = (group: string, symbol: string) => `${group} ${symbol}`;

const isEqual = (a: SymbolMargin, b: SymbolMargin | undefined) =>
  a.byLeverage === b?.byLeverage &&
  a.buy === b.buy &&
  a.sell === b.sell &&
  a.perLot?.amount === b.perLot?.amount &&
  a.perLot?.currency === b.perLot?.currency;

/**
 * Reads the margins every quarter of an hour. While the platform is away the last ones count. A margin other than before, or at
 * first than the brand's, is logged.
 */
export function openSymbolMargins({ brand, trading, log }: Options): SymbolMargins {
  const margins = new Map<string, SymbolMargin>();
  let isClosed = false;

  const renewSymbol = async (group: string, symbol: string) => {
    const margin = isClosed ? undefined : await trading.symbolMargin(group, symbol);
    if (!margin) return;
    const before = margins.get(keyOf(group, symbol)) ?? brandMargin(brand, symbol);
    if (!isEqual(margin, before)) log.warn({ group, symbol, margin, before }, 'a symbol has another margin');
    margins.set(keyOf(group, symbol), margin);
  };
  const renewGroup = (group: string) => oneByOne(instruments, ({ symbol }) => renewSymbol(group, symbol));
  const renewal = renewGroups({ brand, everyMs, renewGroup, log, failed: 'margins were not read' });
  return {
    of: (group, symbol) => margins.get(keyOf(group, symbol)),
    renew: renewal.renew,
    close() {
      isClosed = true;
      renewal.close();
    },
  };
}
