import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway } from '../gateway';
import { relayPlatform } from '../platform-outbox';
import type { TradingState } from '../ports';
import type { Break } from './break';

interface Book {
  login: string;
  balance: bigint;
  credit: bigint;
}

const batch = 200;
// Movements on their way to the platform are no break: what differs is looked at again, this often and this far apart.
const looks = 5;
const apart = 500;
/** A movement that a gateway was killed over waits until another frees its job; until then it is on its way. */
const graceMinutes = 10;

function compare(book: Book, state: TradingState | undefined): Break[] {
  if (!state) return [{ check: 'platform.login', subject: book.login, expected: 'known', found: 'unknown' }];
  return (['balance', 'credit'] as const)
    .filter((name) => book[name] !== state[name])
    .map((name) => ({
      check: `platform.${name}`,
      subject: book.login,
      expected: String(book[name]),
      found: String(state[name]),
    }));
}

/** Differences of all open MT5 accounts, or of those named. */
async function differences({ db, ports }: Gateway, only?: readonly string[]): Promise<Break[]> {
  const books = await db.rows<Book>(
    'reconcile.platform',
    `select login, balance, credit from account.platform_books() where $1::text[] is null or login = any ($1)`,
    [only ?? null],
  );
  const breaks: Break[] = [];
  for (let from = 0; from < books.length; from += batch) {
    const some = books.slice(from, from + batch);
    const states = await ports.trading.states(some.map(({ login }) => login));
    breaks.push(...some.flatMap((book) => compare(book, states.get(book.login))));
  }
  return breaks;
}

/** Logins that a young job or credit will still move money on. */
async function onTheirWay({ db }: Gateway, logins: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ login: string }>(
    'reconcile.onTheirWay',
    `select payload->>'login' as login from graphile_worker._private_jobs
     where payload->>'login' = any ($1) and created_at > now() - make_interval(mins => $2)
     union
     select login from account.platform_outbox o join ledger.journal j on j.id = o.ticket
     where login = any ($1) and j.created_at > now() - make_interval(mins => $2)`,
    [logins, graceMinutes],
  );
  return new Set(rows.map(({ login }) => login));
}

/** The ledger against the trading platform. One that does not answer is a break too: nothing was proved. */
export async function platformBreaks(gateway: Gateway): Promise<Break[]> {
  try {
    await relayPlatform(gateway);
    let breaks = await differences(gateway);
    for (let look = 1; look < looks && breaks.length > 0; look++) {
      await pause(apart);
      breaks = await differences(gateway, [...new Set(breaks.map(({ subject }) => subject))]);
    }
    if (breaks.length === 0) return breaks;
    const moving = await onTheirWay(
      gateway,
      breaks.map(({ subject }) => subject),
    );
    return breaks.filter(({ check, subject }) => check === 'platform.login' || !moving.has(subject));
  } catch (error) {
    gateway.log.error({ err: error }, 'the platform could not be compared');
    return [{ check: 'platform.answer', subject: 'platform', expected: 'an answer', found: 'none' }];
  }
}
