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

/** The ledger against the trading platform. One that does not answer is a break too: nothing was proved. */
export async function platformBreaks(gateway: Gateway): Promise<Break[]> {
  try {
    await relayPlatform(gateway);
    let breaks = await differences(gateway);
    for (let look = 1; look < looks && breaks.length > 0; look++) {
      await pause(apart);
      breaks = await differences(gateway, [...new Set(breaks.map(({ subject }) => subject))]);
    }
    return breaks;
  } catch (error) {
    gateway.log.error({ err: error }, 'the platform could not be compared');
    return [{ check: 'platform.answer', subject: 'platform', expected: 'an answer', found: 'none' }];
  }
}
