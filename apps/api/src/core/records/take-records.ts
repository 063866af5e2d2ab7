import type { Db } from '../../database/database';
import type { PlatformDeal, PlatformOrder } from '../../ports';

export interface PlatformRecords {
  deals: readonly PlatformDeal[];
  orders: readonly PlatformOrder[];
}

export interface LoginRecords extends PlatformRecords {
  login: string;
}

const json = (rows: readonly object[]) =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** A deal that is not a trade has no order and no position. */
const toRow = (deal: PlatformDeal) => ({ ...deal, position: deal.position || null });

/** The records as parameters of the SQL functions. */
export const recordParameters = ({ deals, orders }: PlatformRecords) => [json(deals.map(toRow)), json(orders)];

/** A statement ends after 15 s. All records of a busy login may take longer after some days without an import. */
const inOnePart = 200;
/** Deals and orders of one set. More would not be faster, and the accounts of a set are locked until it ends. */
const inOneSet = 400;

const byNumber = (a: { deal: string }, b: { deal: string }) => (BigInt(a.deal) < BigInt(b.deal) ? -1 : 1);
const count = ({ deals, orders }: PlatformRecords) => deals.length + orders.length;

/** A login's records in parts, deals in the order of their numbers. A part is taken whole or not at all. */
function partsOf({ login, deals, orders }: LoginRecords): LoginRecords[] {
  const sorted = deals.toSorted(byNumber);
  const parts: LoginRecords[] = [];
  for (let from = 0; from < Math.max(deals.length, orders.length); from += inOnePart) {
    const to = from + inOnePart;
    parts.push({ login, deals: sorted.slice(from, to), orders: orders.slice(from, to) });
  }
  return parts;
}

const takeSet = (db: Db, parts: readonly LoginRecords[]) =>
  db.rows('reports.takeAll', 'select reports.take_all($1)', [
    json(parts.map(({ login, deals, orders }) => ({ login, deals: deals.map(toRow), orders }))),
  ]);

/**
 * Posts the deals of a login to the ledger, in the order of their numbers, and adds all records to the reports. A repeat with the same
 * records does nothing, so that an import that failed midway is repeated whole.
 */
export async function takeRecords(db: Db, login: string, records: PlatformRecords): Promise<void> {
  for (const part of partsOf({ login, ...records })) await takeSet(db, [part]);
}

/**
 * The same for many logins: the parts of several are taken in one statement and one transaction. If that fails, its halves are taken, and
 * so on: what cannot be taken is one part of one login, and its later parts are left out.
 * @returns the logins that failed, each with its error
 */
export async function takeRecordsOfAll(db: Db, logins: readonly LoginRecords[]): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  const take = async (parts: readonly LoginRecords[]): Promise<void> => {
    const open = parts.filter(({ login }) => !failed.has(login));
    const [first] = open;
    if (!first) return;
    try {
      await takeSet(db, open);
    } catch (error) {
      if (open.length === 1) return void failed.set(first.login, error);
      const half = Math.ceil(open.length / 2);
      await take(open.slice(0, half));
      await take(open.slice(half));
    }
  };
  let set: LoginRecords[] = [];
  for (const part of logins.flatMap(partsOf)) {
    if (set.length > 0 && set.reduce((sum, one) => sum + count(one), count(part)) > inOneSet) {
      await take(set);
      set = [];
    }
    set.push(part);
  }
  await take(set);
  return failed;
}
