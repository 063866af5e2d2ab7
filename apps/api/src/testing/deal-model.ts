import type { SimulatorDeal } from '../adapters/trading/testing/mt5-simulator-records';

/** What a login's deals come to. USD cents. */
export interface ModelAccount {
  balance: bigint;
  credit: bigint;
  /** Of the closed positions. */
  closed: { count: number; volume: bigint; profit: bigint; commission: bigint; swap: bigint };
}

const tradeActions = ['0', '1', '13', '14'];

/** The plain model: adds up deals in the order of their numbers, with nothing of the product's code. */
export function modelOf(deals: readonly SimulatorDeal[], login: string): ModelAccount {
  const own = deals.filter((deal) => deal.login === login).sort((a, b) => Number(a.deal) - Number(b.deal));
  const account: ModelAccount = {
    balance: 0n,
    credit: 0n,
    closed: { count: 0, volume: 0n, profit: 0n, commission: 0n, swap: 0n },
  };
  const opening = new Map<string, bigint>();
  for (const deal of own) {
    const { action, profit, commission = 0n, storage = 0n, position = '', entry = '0', volumeClosed = 0n } = deal;
    if (action === '3') account.credit += profit;
    else account.balance += profit + commission + storage;
    if (!tradeActions.includes(action)) continue;
    if (entry === '0') {
      opening.set(position, (opening.get(position) ?? 0n) + commission);
      continue;
    }
    // The commission of opening is charged to the next closing.
    const { closed } = account;
    closed.count += 1;
    closed.volume += volumeClosed;
    closed.profit += profit;
    closed.swap += storage;
    closed.commission += commission + (opening.get(position) ?? 0n);
    opening.delete(position);
  }
  return account;
}
