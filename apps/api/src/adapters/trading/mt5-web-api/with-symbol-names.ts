import type { PlatformMarket, TradeHistory, TradingPlatform } from '../../../ports';
import type { SymbolNames } from './symbol-names';

type Connector = TradingPlatform & { history: TradeHistory; market: PlatformMarket };

/** A connector whose symbols have the portal's names. Of a mask it offers the symbols that the portal's names stand for, and no others. */
export function withSymbolNames(connector: Connector, { ours, theirs }: SymbolNames): Connector {
  const named = <R extends { symbol: string }>(row: R): R => ({ ...row, symbol: ours(row.symbol) });
  const all = <R extends { symbol: string }>(found: Map<string, R[]>) =>
    new Map([...found].map(([login, rows]) => [login, rows.map(named)]));
  const { history, market } = connector;
  return {
    ...connector,
    symbolMargin: (group, symbol) => connector.symbolMargin(group, theirs(symbol)),
    positions: async (logins) => all(await connector.positions(logins)),
    pendingOrders: async (logins) => all(await connector.pendingOrders(logins)),
    accountsOf: async (group) =>
      (await connector.accountsOf(group)).map(({ state, open }) => ({ state, open: open.map(named) })),
    history: {
      ...history,
      deals: async (scope) => (await history.deals(scope)).map(named),
      orders: async (scope) => (await history.orders(scope)).map(named),
    },
    market: {
      ...market,
      async symbols(mask, skipped) {
        const found = await market.symbols(mask, skipped && ((name) => skipped(ours(name))));
        return found.filter(({ symbol }) => theirs(ours(symbol)) === symbol).map(named);
      },
      async ticks(symbols, cursor) {
        const { ticks, cursor: next } = await market.ticks(symbols.map(theirs), cursor);
        return { ticks: ticks.map(named), cursor: next };
      },
      bars: (symbol, ...rest) => market.bars(theirs(symbol), ...rest),
    },
  };
}
