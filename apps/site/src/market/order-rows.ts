import type { LivePrice } from '@portal/api-client/market/price-board';
import type { Instrument } from '@portal/contract/common';
import type { Sort } from '@portal/ui';

type Rank = (row: Instrument, price: LivePrice | undefined) => number | string | undefined;

const ranks: Readonly<Record<string, Rank>> = {
  name: ({ symbol }) => symbol,
  bid: (_row, price) => price && Number(price.bid),
  percent: (_row, price) => price?.changePercent,
  spread: ({ spread, contractSize }) => Number(spread) * contractSize,
};

export interface Asked {
  search: string;
  sort: Sort | undefined;
  favourites: readonly string[];
}

/** Rows that match a search, in the given order. Without an order, starred rows come first. Unknown prices come last. */
export function orderRows(
  rows: readonly Instrument[],
  { search, sort, favourites }: Asked,
  priceOf: (symbol: string) => LivePrice | undefined,
): Instrument[] {
  const words = search.trim().toLowerCase().replace('/', '');
  const found = rows.filter(({ symbol, name }) =>
    [symbol, name].some((text) => text.toLowerCase().replace('/', '').includes(words)),
  );
  const rank = sort && ranks[sort.by];
  if (!rank) {
    const starred = ({ symbol }: Instrument) => Number(!favourites.includes(symbol));
    return found.sort((one, other) => starred(one) - starred(other));
  }
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const of = (row: Instrument) => rank(row, priceOf(row.symbol));
  return found.sort((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return a < b ? -sign : a > b ? sign : 0;
  });
}
