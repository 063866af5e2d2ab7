import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import type { TradingState } from '../../ports';
import type { KnownState } from './known-state';
import { withinBudget } from './read-budget';
import { readLastStates, saveLastStates } from './last-state.store';

type From = Pick<Gateway, 'db' | 'log' | 'accountBoard'> & { ports: Pick<Gateway['ports'], 'trading'> };

/** A state is stored again after this time; milliseconds. */
const saveEvery = 10_000;

const savedAt = new WeakMap<object, Map<string, number>>();

/**
 * The platform's states of logins, in one call. While the platform is away, or takes longer than the request has for it, the last
 * known ones of those that ever had one: the poller's or the stored one, whichever is newer.
 */
export async function knownStates(gateway: From, logins: readonly string[]): Promise<Map<string, KnownState>> {
  if (logins.length === 0) return new Map();
  const outage = sharedOutageLog(gateway.log, 'the trading platform gave no states');
  const states = await outage.try(() => withinBudget(() => gateway.ports.trading.states(logins)));
  if (!states) return lastStates(gateway, logins);
  await keepStates(gateway, [...states.values()]);
  return new Map([...states].map(([login, state]) => [login, { state }]));
}

async function lastStates({ db, accountBoard: board }: From, logins: readonly string[]) {
  const found = await readLastStates(db, logins);
  for (const login of logins) {
    const polled = board?.last(login);
    if (polled && polled.at > (found.get(login)?.asOf ?? new Date(0)))
      found.set(login, { state: polled.state, asOf: polled.at });
  }
  return found;
}

/** Stores states for the time when the platform is away. One that was stored a moment ago is left; who only reads stores none. */
export async function keepStates({ db }: Pick<Gateway, 'db'>, states: readonly TradingState[]): Promise<void> {
  if (db.isReadOnly) return;
  const saved = savedAt.get(db) ?? new Map<string, number>();
  savedAt.set(db, saved);
  const now = Date.now();
  const due = states.filter(({ login }) => now - (saved.get(login) ?? 0) >= saveEvery);
  if (due.length === 0) return;
  await saveLastStates(db, due);
  for (const { login } of due) saved.set(login, now);
}
