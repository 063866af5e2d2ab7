import type { Ports, PlatformDeal, PlatformOrder, TradingState } from '../../ports';

/** The state of a login when it is linked: its figures at `since`, and its records after that. Cents of its currency. */
export interface Opening {
  state: TradingState;
  since: Date;
  balance: bigint;
  credit: bigint;
  deals: readonly PlatformDeal[];
  orders: readonly PlatformOrder[];
}

const day = 86_400_000;
const tries = 3;

/**
 * Reads the openings of at most a hundred logins. `since` is one day ago, so that records which the platform writes with a delay
 * are imported like all others. Figures and deals are read again until no deal was added in between, so that they are consistent.
 * A login that the platform does not know is absent. One whose deals changed during every try, or that has a record that cannot be
 * read, is `moving`.
 */
export async function readOpenings(
  { trading, history }: Pick<Ports, 'trading' | 'history'>,
  logins: readonly string[],
): Promise<Map<string, Opening | 'moving'>> {
  // Platforms state whole seconds.
  const since = new Date(Math.floor((Date.now() - day) / 1_000) * 1_000);
  const scope = (some: readonly string[]) => ({ logins: some, from: since, to: new Date(Date.now() + day) });
  const openings = new Map<string, Opening | 'moving'>();
  let left = logins;
  for (let attempt = 0; attempt < tries && left.length > 0; attempt += 1) {
    const unreadable = new Set<string>();
    const of = { ...scope(left), skipped: (login: string) => void unreadable.add(login) };
    const before = byLogin(await history.deals(of));
    const states = await trading.states(left);
    const [after, orders] = [byLogin(await history.deals(of)), byLogin(await history.orders(of))];
    for (const login of left) {
      const state = states.get(login);
      const deals = after.get(login) ?? [];
      if (!state) openings.delete(login);
      else if (unreadable.has(login) || numbers(before.get(login) ?? []) !== numbers(deals))
        openings.set(login, 'moving');
      else
        openings.set(login, { state, since, ...figuresBefore(state, deals), deals, orders: orders.get(login) ?? [] });
    }
    left = left.filter((login) => openings.get(login) === 'moving');
  }
  return openings;
}

function figuresBefore({ balance, credit }: TradingState, deals: readonly PlatformDeal[]) {
  const sum = (some: readonly PlatformDeal[]) =>
    some.reduce((total, { profit, commission, swap }) => total + profit + commission + swap, 0n);
  const credits = deals.filter(({ kind }) => kind === 'credit');
  return { balance: balance - sum(deals.filter(({ kind }) => kind !== 'credit')), credit: credit - sum(credits) };
}

function byLogin<T extends { login: string }>(rows: readonly T[]): Map<string, T[]> {
  const sorted = new Map<string, T[]>();
  for (const row of rows) sorted.set(row.login, [...(sorted.get(row.login) ?? []), row]);
  return sorted;
}

const numbers = (deals: readonly PlatformDeal[]) => deals.map(({ deal }) => deal).join();
