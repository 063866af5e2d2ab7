import type { BodyOf, ErrorOf } from '@portal/contract';
import type { Account, createMT5Account } from '@portal/contract/account';
import { askPlatform, readAccount, toAccount } from '../core/accounts';
import { maxMt5Accounts, refuseOpenMt5 } from '../core/reasons/open-mt5';
import { readCustomerState } from '../core/customers/customer-state';
import { Failure, type Fail } from '../core/errors/fail';
import type { Gateway } from '../gateway';
import { groupOf, openingTerms } from '../core/levels';
import { bindMt5, findPending, keepOpened } from './account.store';
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

/**
 * Opens an MT5 account on the terms of core/levels. The account row is written first, then the platform opens the account by its
 * id, so that a repeat with the same key finishes what a killed process or an unreachable platform left open. The password is not
 * stored; the hash of the request is keyed, because a plain hash could be attacked offline.
 */
export async function openAccount(gateway: Gateway, request: OpenRequest): Promise<Account> {
  const { db, brand, crypto } = gateway;
  const { customerId, key, body, fail } = request;
  const { level, password, nickname, currency = 'USD' } = body;
  const group = groupOf(brand, currency, level);
  if (!group) throw fail('account.notOffered', { values: { currency }, fields: ['currency'] });
  const max = brand.levels[level].leverage;
  if (body.leverage !== undefined && body.leverage > max) {
    throw fail('account.leverage', { values: { max }, fields: ['leverage'] });
  }
  const terms = openingTerms(brand, level, currency, body.leverage);
  const [refusal] = refuseOpenMt5(await readCustomerState(gateway, customerId, { live: false }));
  const scope = `${customerId}:${request.callId}`;
  const hash = crypto.index(JSON.stringify([level, currency, terms.levelLeverage, nickname ?? null, password]), scope);
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
  if (pending) await askPlatform(gateway, () => openOnPlatform(gateway, pending, password));
  const account = await readAccount(gateway, customerId, opening.id);
  if (!account || account.status === 'pending') throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
  return keepOpened(db, scope, key, toAccount(brand, account));
}
