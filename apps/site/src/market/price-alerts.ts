import { parseAmount } from '@portal/rules/money';
import { storedList } from '../shared/browser/stored-list';

/** A price at which the visitor wants to be told. */
export type PriceAlert = {
  symbol: string;
  price: string;
  /** From which side the price comes: it has to reach the alert from below or from above. */
  from: 'below' | 'above';
  /** When the bid reached it. */
  reachedAt?: string;
};

export const MOST_ALERTS = 20;

const isAlert = (value: unknown): value is PriceAlert => {
  if (typeof value !== 'object' || value === null) return false;
  const { symbol, price, from } = value as Record<string, unknown>;
  return (
    typeof symbol === 'string' &&
    typeof price === 'string' &&
    /^\d+(\.\d+)?$/.test(price) &&
    (from === 'below' || from === 'above')
  );
};

const list = storedList('price-alerts', isAlert, MOST_ALERTS);

const isSame = (one: PriceAlert, other: PriceAlert) => one.symbol === other.symbol && one.price === other.price;

/** The visitor's price alerts, stored in this browser. Empty in served HTML. */
export const usePriceAlerts = list.use;

export const addAlert = (alert: PriceAlert) =>
  list.change((now) => [...now.filter((one) => !isSame(one, alert)), alert].slice(-MOST_ALERTS));

export const removeAlert = (alert: PriceAlert) => list.change((now) => now.filter((one) => !isSame(one, alert)));

const PLACES = 8;

/** Whether a bid has reached the price of an alert. */
export function isReached({ price, from }: Pick<PriceAlert, 'price' | 'from'>, bid: string): boolean {
  const [at, now] = [parseAmount(price, PLACES), parseAmount(bid, PLACES)];
  if (at === null || now === null) return false;
  return from === 'below' ? now >= at : now <= at;
}

/** Marks the open alerts of a symbol that a bid has reached, and returns them. Each is returned once, in one tab. */
export function takeReached(symbol: string, bid: string, now: Date): readonly PriceAlert[] {
  const reached = list
    .read()
    .filter((alert) => alert.symbol === symbol && alert.reachedAt === undefined && isReached(alert, bid));
  if (reached.length > 0)
    list.change((all) =>
      all.map((alert) => (reached.includes(alert) ? { ...alert, reachedAt: now.toISOString() } : alert)),
    );
  return reached;
}
