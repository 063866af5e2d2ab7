import type { ErrorCode } from '@portal/contract';
import type { Db } from '../../database/database';
import type { AtPlatform } from '../accounts/at-platform';
import type { PlatformCredit } from '../accounts/platform-outbox';
import type { Idempotency } from './idempotency';

/** Who acts, and by which request. */
export interface Cause {
  customerId: bigint;
  /** `customer:80010007` */
  actor: string;
  requestId: string;
  idempotency: Idempotency;
}

/** An error code of the call, the values of its text, and the field of the request that shows it. */
export interface Refused<Code extends ErrorCode> {
  refused: Code;
  field?: string;
  values?: Record<string, string | number>;
}

/** What the rules say of a request. `ask`: the MT5 account of which the platform must say first what it can give. */
export type Decided<Code extends ErrorCode, Decision> = Refused<Code> | { ask: bigint } | { decision: Decision };

/** What an act has written, and what is left to write. */
export interface Applied<Answer> {
  answer: Answer;
  audit: { act: string; subject: string; after?: object };
  /** Credits that the platform gets after the commit. */
  outbox: readonly PlatformCredit[];
}

/**
 * An act that moves money. docs/how-to/money-call.md says how to write one.
 *
 * - `lock`: the customer's accounts whose ledger accounts it changes.
 * - `load`: the facts under the lock, in one round trip.
 * - `decide`: the rules. A pure function; `facts.platform` is null until the platform was asked.
 * - `apply`: writes document, postings, message and job.
 */
export interface MoneyAct<Request, Facts, Code extends ErrorCode, Decision, Answer> {
  lock(request: Request): readonly (bigint | null)[];
  load(tx: Db, request: Request): Promise<Facts>;
  decide(facts: Facts & { platform: AtPlatform }, request: Request): Decided<Code, Decision>;
  apply(tx: Db, decision: Decision, cause: Cause): Promise<Applied<Answer>>;
}
