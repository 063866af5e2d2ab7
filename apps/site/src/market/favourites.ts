import { storedList } from '../shared/browser/stored-list';

const MOST = 100;

const list = storedList('favourites', (value): value is string => typeof value === 'string', MOST);

const toggle = (symbol: string) =>
  list.change((now) => (now.includes(symbol) ? now.filter((one) => one !== symbol) : [...now, symbol]));

/** The symbols that the visitor has starred, stored in this browser. Empty in served HTML. */
export function useFavourites(): readonly [symbols: readonly string[], toggle: (symbol: string) => void] {
  return [list.use(), toggle];
}
