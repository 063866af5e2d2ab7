import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { SymbolMargin, TradingPlatform } from '../../ports';
import { instruments } from '../instruments/instruments';
import { brandMargin } from './brand-margin';
import { groupsOf } from './group-of';

const everyMs = 15 * 60_000;

/** The margins of the brand's groups by symbol, as a real trading platform has them now. */
export interface SymbolMargins {
  /** Undefined until the platform has answered, and for a symbol that it does not know. */
  of(group: string, symbol: string): SymbolMargin | undefined;
  /** Reads them again. Throws the first failure, after all groups were tried. */
  renew(): Promise<void>;
  close(): void;
}

interface Options {
  brand: Pick<Brand, 'productLeverage' | 'tradingGroups'>;
  trading: Pick<TradingPlatform, 'symbolMargin'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const keyOf = (group: string, symbol: string) => `${group} ${symbol}`;

const isEqual = (a: SymbolMargin, b: SymbolMargin | undefined) =>
  a.byLeverage === b?.byLeverage && a.buy === b.buy && a.sell === b.sell && a.perLot === b.perLot;

/**
 * Reads the margins now and every quarter of an hour, because a manager of the platform may change them. While it is away the last
 * ones count. A margin other than before, or at first than the brand's, is logged.
 */
export function openSymbolMargins({ brand, trading, log }: Options): SymbolMargins {
  const margins = new Map<string, SymbolMargin>();
  let isClosed = false;

  const renewGroup = async (group: string) => {
    for (const { symbol } of instruments) {
      if (isClosed) return;
      const margin = await trading.symbolMargin(group, symbol);
      if (!margin) continue;
      const before = margins.get(keyOf(group, symbol)) ?? brandMargin(brand, symbol);
      if (!isEqual(margin, before)) log.warn({ group, symbol, margin, before }, 'a symbol has another margin');
      margins.set(keyOf(group, symbol), margin);
    }
  };
  const renew = async () => {
    const failures: unknown[] = [];
    // One after the other, because nobody waits for them and the connections serve customers first. A group that fails stops no other.
    for (const group of groupsOf(brand)) await renewGroup(group).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const renewLater = () => void renew().catch((error: unknown) => log.warn({ err: error }, 'margins were not read'));
  const timer = setInterval(renewLater, everyMs).unref();
  renewLater();
  return {
    of: (group, symbol) => margins.get(keyOf(group, symbol)),
    renew,
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
