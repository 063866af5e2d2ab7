import type { AccountCurrency, Brand, LevelCode } from '@portal/brand';
import type { ErrorOf } from '@portal/contract';
import type { addTransfer } from '@portal/contract/transfer';
import { exchanged, meetsMinimum, rateMicros, transferRate } from '@portal/rules/money';
import type { AtPlatform } from '../core/accounts/at-platform';
import { canGive } from '../core/accounts/can-give';
import type { Decided, Refused } from '../core/money-acts/money-act';
import { currencyRates, leastFor } from '../core/money/account-rate';
import { cents, money } from '../core/money/money';
import { firstDepositRefusal } from '../core/reasons/first-deposit';
import { refuseFrozen } from '../core/reasons/frozen';
import { refuseOwing } from '../core/reasons/owes';
import { refusePaused } from '../core/reasons/paused';
import { refuseUnderReview } from '../core/reasons/under-review';

type Code = ErrorOf<typeof addTransfer>;

/** An open account of the customer. Money in minor units of its currency. */
export interface TransferAccount {
  id: bigint;
  kind: 'wallet' | 'mt5';
  currency: AccountCurrency;
  login: string | null;
  level: LevelCode | null;
  posted: bigint;
  held: bigint;
  credit: bigint;
  quarantined: boolean;
  ledger_id: bigint;
  /** The first deposit of its level, null once it is reached, and what is missing to it. */
  first_minimum: bigint | null;
  missing: bigint | null;
}

/** What the rules depend on, as it is under the lock. An account that is not an open one of the customer is undefined. */
export interface TransferFacts {
  moneyFrozen: boolean;
  /** Until when the customer has paused trading. */
  pausedUntil?: Date;
  /** What the customer owes, in USD cents. */
  owes: bigint;
  from: TransferAccount | undefined;
  to: TransferAccount | undefined;
  /** What the platform says of `from`; null: it was not asked. */
  platform: AtPlatform;
}

export interface TransferRequest {
  tno: string;
  customerId: bigint;
  fromId: bigint | null;
  toId: bigint | null;
  /** In minor units of the currency of the account that gives. */
  amount: bigint;
  /** The rate that the customer has seen. */
  shownRate: string | undefined;
  /** `wallet`: between the wallet and an MT5 account; `mt5`: between MT5 accounts. */
  kinds: 'wallet' | 'mt5';
  brand: Pick<Brand, 'rates' | 'limits' | 'levels'>;
}

/** A transfer that may be booked. `amount` leaves the one account, `received` enters the other, each in its currency. */
export interface TransferDecision extends TransferTerms {
  from: TransferAccount;
  to: TransferAccount;
  amount: bigint;
  platform: AtPlatform;
  request: TransferRequest;
}

interface TransferTerms {
  received: bigint;
  /** The price of one USD in the other currency; undefined if both accounts have the same. */
  rate: string | undefined;
}

/** What an amount becomes in the other account. The page shows the same, by the same functions of libs/rules. */
function termsOf({ brand, amount }: TransferRequest, from: TransferAccount, to: TransferAccount): TransferTerms {
  const sides = [currencyRates(brand, from.currency), currencyRates(brand, to.currency)] as const;
  return { received: exchanged(...sides, amount), rate: transferRate(...sides) };
}

/** The first transfer into an account must reach the minimum of its level. A pair that is no transfer of this call is refused later. */
function refuseFirst({ from, to }: TransferFacts, request: TransferRequest): Refused<Code> | undefined {
  if (!from || !to || from.id === to.id || from.kind !== request.kinds) return undefined;
  const { level, currency, first_minimum: minimum, missing } = to;
  if (level === null || minimum === null || missing === null) return undefined;
  const { received } = termsOf(request, from, to);
  const first = firstDepositRefusal(request.brand, { level, currency, minimum, missing }, received);
  return first && { refused: first.code, field: 'amount', ...(first.values && { values: first.values }) };
}

function refuseTerms({ received, rate }: TransferTerms, shownRate: string | undefined): Refused<Code> | undefined {
  const isOther = rate !== undefined && shownRate !== undefined && rateMicros(rate) !== rateMicros(shownRate);
  if (isOther) return { refused: 'transfer.terms', field: 'amount' };
  return received === 0n ? { refused: 'transfer.tooSmall', field: 'amount' } : undefined;
}

/** Below the minimum an amount must be all that the account can give. */
function refuseAmount(
  { brand, amount }: TransferRequest,
  from: TransferAccount,
  at: AtPlatform,
): Refused<Code> | undefined {
  const { currency } = from;
  const available = canGive(from, at?.available);
  if (amount > available)
    return { refused: 'transfer.funds', field: 'amount', values: { available: money(available, currency), currency } };
  const min = leastFor(brand, cents(brand.limits.transfer.min), currency);
  if (meetsMinimum(amount, min, available)) return undefined;
  return { refused: 'transfer.min', field: 'amount', values: { min: money(min, currency), currency } };
}

/** The rules of a transfer, in the order in which they refuse. */
export function decideTransfer(facts: TransferFacts, request: TransferRequest): Decided<Code, TransferDecision> {
  const { from, to, platform } = facts;
  const first = refuseFirst(facts, request);
  if (first) return first;
  const [frozen] = refuseFrozen(facts);
  if (frozen) return { refused: frozen.code };
  const [owing] = refuseOwing(facts);
  if (owing) return { refused: owing.code, ...(owing.values && { values: owing.values }) };
  if (!from) return { refused: 'transfer.account', field: 'fromAccountId' };
  if (!to) return { refused: 'transfer.account', field: 'toAccountId' };
  if (from.id === to.id) return { refused: 'transfer.same', field: 'toAccountId' };
  const isBetweenMt5 = from.kind === 'mt5' && to.kind === 'mt5';
  if ((request.kinds === 'mt5') !== isBetweenMt5) return { refused: 'transfer.kinds', field: 'toAccountId' };
  // Money can always come back to the wallet, and leave from there.
  const [paused] = to.kind === 'mt5' ? refusePaused(facts) : [];
  if (paused) return { refused: paused.code, field: 'toAccountId', ...(paused.values && { values: paused.values }) };
  const terms = termsOf(request, from, to);
  const otherTerms = refuseTerms(terms, request.shownRate);
  if (otherTerms) return otherTerms;
  for (const [field, account] of [
    ['fromAccountId', from],
    ['toAccountId', to],
  ] as const)
    for (const { code } of refuseUnderReview(account)) return { refused: code, field };
  if (from.kind === 'mt5' && !platform) return { ask: from.id };
  const { amount } = request;
  return refuseAmount(request, from, platform) ?? { decision: { ...terms, from, to, amount, platform, request } };
}
