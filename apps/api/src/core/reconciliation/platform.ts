import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway } from '../gateway/gateway';
import { relayPlatform } from '../accounts/platform-outbox';
import type { TradingState } from '../../ports';
import type { Break } from './break';
import { lostOperations, type LostOperation } from './lost-operation.store';
import { endAgreed, noteDifferences, quarantinedLogins, type Difference } from './quarantine.store';

interface Expected {
  login: string;
  currency: string;
  balance: bigint;
  credit: bigint;
}

const batch = 200;
// A movement on its way to the platform is no break, so differences are compared again: this many times, this many ms apart.
const looks = 5;
const apart = 500;
/**
 * If a gateway dies during an operation, its job stays locked until another gateway frees it. Differences of logins with jobs or
 * credits younger than this are not reported.
 */
const graceMinutes = 10;

function breaksOf({ login, currency, balance, credit, foundBalance, foundCredit }: Difference): Break[] {
  if (foundBalance === null || foundCredit === null) {
    return [{ check: 'platform.login', subject: login, expected: 'known', found: 'unknown' }];
  }
  const pairs = [
    { check: 'platform.balance', expected: balance, found: foundBalance },
    { check: 'platform.credit', expected: credit, found: foundCredit },
  ];
  return pairs
    .filter(({ expected, found }) => expected !== found)
    .map(({ check, expected, found }) => ({
      check,
      subject: login,
      expected: String(expected),
      found: String(found),
      currency,
    }));
}

/** The money has moved on the platform; from where, the books have lost. */
const lostBreak = ({ login, ticket, amount, currency }: LostOperation): Break => ({
  check: 'platform.ticket',
  subject: `${login}#${ticket}`,
  expected: 'a journal',
  found: String(amount),
  currency,
});

function compare(expected: Expected, state: TradingState | undefined): Difference[] {
  if (state?.balance === expected.balance && state.credit === expected.credit) return [];
  return [{ ...expected, foundBalance: state?.balance ?? null, foundCredit: state?.credit ?? null }];
}

/** Differences between ledger and platform of all open MT5 accounts, or of the given logins. */
export async function differences({ db, ports }: Gateway, only?: readonly string[]): Promise<Difference[]> {
  const accounts = await db.rows<Expected>(
    'reconcile.platform',
    `select login, currency, balance, credit from account.platform_expected() where $1::text[] is null or login = any ($1)`,
    [only ?? null],
  );
  const found: Difference[] = [];
  for (let from = 0; from < accounts.length; from += batch) {
    const some = accounts.slice(from, from + batch);
    const states = await ports.trading.states(some.map(({ login }) => login));
    found.push(...some.flatMap((account) => compare(account, states.get(account.login))));
  }
  return found;
}

/** The logins for which a recent job or outbox row, an open transfer, or a payout will still move money. */
async function onTheirWay({ db }: Gateway, logins: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows(
    'reconcile.onTheirWay',
    `select payload->>'login' as login from graphile_worker._private_jobs
     where payload->>'login' = any ($1) and created_at > now() - make_interval(mins => $2)
     union
     select login from account.platform_outbox o join ledger.journal j on j.id = o.ticket
     where login = any ($1) and j.created_at > now() - make_interval(mins => $2)
     union
     select a.login from account.account a
     where a.login = any ($1) and (
       exists (select from transfer.transfer t where t.from_id = a.id and t.status = 'pending'
               and t.created_at > now() - make_interval(mins => $2))
       or exists (select from payout.proposal p where p.account_id = a.id
                  and (p.platform = 'asked' or p.platform = 'taken' and p.status in (4, 5))
                  and coalesce(p.closed_at, p.created_at) > now() - make_interval(mins => $2)))`,
    [logins, graceMinutes],
  );
  return new Set(rows.map(({ login }) => login));
}

/**
 * Compares the ledger with the trading platform. Accounts that differ go into quarantine; those that agree again leave it. A
 * platform that cannot be reached is a break, because nothing could be compared.
 */
export async function platformBreaks(gateway: Gateway): Promise<Break[]> {
  const { db, log } = gateway;
  try {
    await relayPlatform(gateway);
    const before = await quarantinedLogins(db);
    let found = await differences(gateway);
    for (let look = 1; look < looks && found.length > 0; look++) {
      await pause(apart);
      found = await differences(
        gateway,
        found.map(({ login }) => login),
      );
    }
    const differing = new Set(found.map(({ login }) => login));
    await endAgreed(
      db,
      before.filter((login) => !differing.has(login)),
    );
    const moving = await onTheirWay(gateway, [...differing]);
    const lasting = found.filter(({ login, foundBalance }) => foundBalance === null || !moving.has(login));
    const added = await noteDifferences(db, lasting);
    if (added.length > 0) log.error({ logins: added }, 'ledger and platform differ: the accounts are in quarantine');
    return [...lasting.flatMap(breaksOf), ...(await lostOperations(db)).map(lostBreak)];
  } catch (error) {
    log.error({ err: error }, 'the platform could not be compared');
    return [{ check: 'platform.answer', subject: 'platform', expected: 'an answer', found: 'none' }];
  }
}
