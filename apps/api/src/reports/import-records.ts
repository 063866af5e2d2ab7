import type { Db } from '../database/database';
import { takeRecords, takeRecordsOfAll, type PlatformRecords } from '../core/records/take-records';
import type { Gateway } from '../core/gateway/gateway';
import type { HistoryScope, PlatformDeal, PlatformOrder, TradeHistory } from '../ports';
import { inSpans } from './import-spans';
import {
  addImportFailure,
  importedDeals,
  loginsToImport,
  readImportFailures,
  readSince,
  removeImportFailure,
  retractDeals,
  withoutDeals,
} from './import.store';

const day = 86_400_000;

/** No record is younger, even if the platform's clock is fast. */
const tomorrow = () => new Date(Date.now() + day);

const readRecords = async (history: TradeHistory, scope: HistoryScope): Promise<PlatformRecords> => ({
  deals: await history.deals(scope),
  orders: await history.orders(scope),
});

/** Imports a login's records made since the last imported one, or since `from`. Throws after that if one of them cannot be read. */
export async function importLogin(db: Db, history: TradeHistory, login: string, from?: Date): Promise<void> {
  const since = from ?? (await readSince(db, login)) ?? new Date(0);
  const unreadable: Error[] = [];
  const skipped = (_login: string, error: Error) => void unreadable.push(error);
  const records = await readRecords(history, { logins: [login], from: since, to: tomorrow(), skipped });
  if (records.deals.length + records.orders.length > 0) await takeRecords(db, login, records);
  if (unreadable[0]) throw unreadable[0];
}

/** The same for a login whose import may fail: it is tried again by the next poll, and does not stop the others. */
async function tryImportLogin({ db, log, ports }: Gateway, login: string, since: Date): Promise<void> {
  try {
    await importLogin(db, ports.history, login, since);
    await removeImportFailure(db, login);
  } catch (error) {
    log.error({ err: error, login }, 'the records of a login could not be imported');
    await addImportFailure(db, { login, since }, error instanceof Error ? error.message : String(error));
  }
}

/** The records of each login. */
function byLogin({ deals, orders }: PlatformRecords): Map<string, { deals: PlatformDeal[]; orders: PlatformOrder[] }> {
  const found = new Map<string, { deals: PlatformDeal[]; orders: PlatformOrder[] }>();
  const of = (login: string) => {
    const mine = found.get(login) ?? { deals: [], orders: [] };
    found.set(login, mine);
    return mine;
  };
  for (const deal of deals) of(deal.login).deals.push(deal);
  for (const order of orders) of(order.login).orders.push(order);
  return found;
}

/** Deals, and orders, that are compared with the imported ones in one statement: a period of a busy platform may have a million. */
const inOneLook = 5_000;

async function dueLogins(db: Db, { deals, orders }: PlatformRecords): Promise<string[]> {
  const due = new Set<string>();
  for (let from = 0; from < Math.max(deals.length, orders.length); from += inOneLook) {
    const to = from + inOneLook;
    const some = { deals: deals.slice(from, to), orders: orders.slice(from, to) };
    for (const login of await loginsToImport(db, some)) due.add(login);
  }
  return [...due];
}

/** Imports what is new or changed between two times, for all logins. Returns the records that the platform has. */
async function importSpan({ db, ports, log }: Gateway, from: Date, to: Date): Promise<PlatformRecords> {
  const failed = new Map<string, unknown>();
  const records = await readRecords(ports.history, { from, to, skipped: (login, error) => failed.set(login, error) });
  const recordsOf = byLogin(records);
  const due = await dueLogins(db, records);
  const taken = due.map((login) => ({ login, ...(recordsOf.get(login) ?? { deals: [], orders: [] }) }));
  for (const [login, error] of await takeRecordsOfAll(db, taken)) {
    log.error({ err: error, login }, 'the records of a login could not be imported');
    failed.set(login, error);
  }
  // addImportFailure ignores logins that are not the portal's.
  for (const [login, error] of failed)
    await addImportFailure(db, { login, since: from }, error instanceof Error ? error.message : String(error));
  return records;
}

const count = ({ deals, orders }: PlatformRecords) => deals.length + orders.length;

/**
 * Imports the logins again whose import failed, each with all its records since then. That also mends a day that could not be
 * imported before a later one: credit may be taken back by a deal whose time is before that of the credit.
 */
async function retryFailures(gateway: Gateway): Promise<void> {
  for (const { login, since } of await readImportFailures(gateway.db)) await tryImportLogin(gateway, login, since);
}

/** Imports the records of all logins since a time. */
export async function importSince(gateway: Gateway, since: Date): Promise<void> {
  await inSpans(since, async (from, to) => count(await importSpan(gateway, from, to)));
  await retryFailures(gateway);
}

/**
 * Compares the imported records since a time with the platform's: imports what came late, posts what was changed, takes back
 * what was deleted. A deal counts as deleted only if a request for its number does not find it either. Deleted deals are taken back
 * last: only then do the imported deals of all days add up to the platform's balance.
 */
export async function recheckSince(gateway: Gateway, since: Date): Promise<void> {
  const { db, ports } = gateway;
  const missing: string[] = [];
  await inSpans(since, async (from, to) => {
    // Read before the platform, so that a deal imported meanwhile is not taken for a missing one.
    const imported = await importedDeals(db, from, to);
    const records = await importSpan(gateway, from, to);
    const found = new Set(records.deals.map(({ deal }) => deal));
    for (const deal of imported) if (!found.has(deal)) missing.push(deal);
    return count(records);
  });
  await retryFailures(gateway);
  if (missing.length === 0) return;
  const still = new Set(await ports.history.existingDeals(missing));
  await retractDeleted(
    gateway,
    missing.filter((deal) => !still.has(deal)),
  );
}

/** Takes back deals only where the platform's balance agrees. Otherwise reconciliation finds the account, and staff decide. */
async function retractDeleted({ db, log, ports }: Gateway, deals: readonly string[]): Promise<void> {
  const accounts = await withoutDeals(db, deals);
  const states = await ports.trading.states(accounts.map(({ login }) => login));
  for (const account of accounts) {
    const state = states.get(account.login);
    const agreed = state?.balance === account.balance && state.credit === account.credit;
    log.warn({ login: account.login, deals: account.deals, agreed }, 'the platform no longer has imported deals');
    if (agreed) await retractDeals(db, account.deals);
  }
}
