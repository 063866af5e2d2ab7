import type { SimulatorDeal } from '../adapters/trading/testing/mt5-simulator-records';

/** What a login's deals come to. USD cents. */
export interface ModelAccount {
  balance: bigint;
  credit: bigint;
  /** Of the closed positions. */
  closed: { count: number; volume: bigint; profit: bigint; commission: bigint; swap: bigint };
}

/** The house account that pays a deal that is not a trade, by the action's number. */
const purposes: Readonly<Record<string, string>> = {
  2: 'balance',
  3: 'credit',
  4: 'charge',
  5: 'correction',
  6: 'bonus',
  7: 'commission',
  8: 'commission',
  9: 'commission',
  10: 'agent',
  11: 'agent',
  12: 'interest',
  15: 'dividend',
  16: 'dividend',
  17: 'tax',
  18: 'agent',
  19: 'compensation',
};

/** What each house account has given to customers, less what it took; cents. The portal's own operations have other accounts. */
export function housesOf(deals: readonly SimulatorDeal[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  const add = (house: string, amount: bigint) => (sums[house] = (sums[house] ?? 0n) + amount);
  for (const { action, comment, profit, commission = 0n, storage = 0n } of deals) {
    if (comment.includes('#')) continue;
    if (tradeActions.includes(action)) {
      add('trading', profit);
      add('trading:commission', commission);
      add('trading:swap', storage);
    } else add(`trading:${purposes[action]}`, profit + commission + storage);
  }
  return sums;
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
