import type { BodyOf, ErrorOf } from '@portal/contract';
import type { Account, createMT5Account } from '@portal/contract/account';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAccount, toAccount } from '../core/accounts';
import { maxMt5Accounts, refuseOpenMt5 } from '../core/reasons/open-mt5';
import { readCustomerState } from '../core/customers/customer-state';
import { Failure, type Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { groupOf, openingTerms } from '../core/levels';
import { bindMt5, findPending, keepOpened, noteReported, requestHash, type PendingAccount } from './account.store';
import { openOnPlatform } from './open-on-platform';

type Body = BodyOf<typeof createMT5Account>;

export interface OpenRequest {
  customerId: bigint;
  callId: string;
  key: string;
  requestId: string;
  body: Body;
  fail: Fail<ErrorOf<typeof createMT5Account>>;
}

/** How long a customer waits for the platform; milliseconds. The opening goes on. */
const patience = 3_000;

/** Whatever goes wrong, the account stays pending: the platform may have opened it, and a repeat or the job finds out. */
async function openSoon(gateway: Gateway, account: PendingAccount, password: string): Promise<void> {
  const opening = openOnPlatform(gateway, account, password).catch((error: unknown) =>
    gateway.log.error({ err: error, account: String(account.id) }, 'an opening waits for the platform'),
  );
  await Promise.race([opening, sleep(patience, undefined, { ref: false })]);
}

/**
 * Opens an MT5 account on the terms of core/levels. The account row is written first, then the platform opens the account by its
 * id, so that a repeat finishes what a killed process or an unreachable platform left open. While the platform is away the answer
 * is the pending account, and another request for the same level and currency finds it. The password is not stored; the hash of the request is keyed, because a plain hash could be attacked offline.
 */
export async function openAccount(gateway: Gateway, request: OpenRequest): Promise<Account> {
  const { db, brand, crypto } = gateway;
  const { customerId, key, body, fail } = request;
  const { level, password, nickname, currency = 'USD' } = body;
  const group = groupOf(brand, currency, level);
  if (!group) throw fail('account.notOffered', { values: { currency }, fields: ['currency'] });
  // Its money would be booked in another currency than the customer was told.
  const onPlatform = gateway.stopOuts?.of(group);
  if (onPlatform && onPlatform.currency !== currency) throw new Failure('PLATFORM', { status: 503, retryAfter: 60 });
  const max = brand.levels[level].leverage;
  if (body.leverage !== undefined && body.leverage > max) {
    throw fail('account.leverage', { values: { max }, fields: ['leverage'] });
  }
  const terms = openingTerms(brand, level, currency, body.leverage);
  const [refusal] = refuseOpenMt5(await readCustomerState(gateway, customerId, { live: false }));
  const scope = `${customerId}:${request.callId}`;
  const asked = JSON.stringify([level, currency, terms.levelLeverage, nickname ?? null, password]);
  const hash = await requestHash(db, scope, key, crypto.index(asked, scope));
  const opening = await bindMt5(db, {
    scope,
    key,
    hash,
    customerId,
    level,
    terms,
    nickname,
    refusal,
    currency,
    group,
    max: maxMt5Accounts,
    requestId: request.requestId,
  });
  if ('account_no' in opening) return opening;
  const pending = await findPending(db, opening.id);
  if (pending) await openSoon(gateway, pending, password);
  const account = await readAccount(gateway, customerId, opening.id);
  if (!account) throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
  const answer = toAccount(brand, account);
  if (account.status !== 'pending') return keepOpened(db, scope, key, answer);
  await noteReported(db, account.id);
  return answer;
}
