import type { ErrorCode } from '@portal/contract';
import type { Database } from '../../database/database';
import type { AtPlatform } from '../accounts/at-platform';
import { Failure } from '../errors/fail';
import { failureOf } from './failure-of';
import type { Cause, MoneyAct } from './money-act';
import { claim, conclude, readAnswer } from './money-act.store';

/** Undoes a transaction whose act needs the platform's word first. */
class AskPlatform extends Error {
  constructor(readonly accountId: bigint) {
    super('the platform must be asked first');
  }
}

export interface Outcome<Answer> {
  answer: Answer;
  /** This request has carried out the act; false: its answer is that of an earlier one under the same key. */
  isNew: boolean;
}

/**
 * Carries out a money act once for each idempotency key, in one transaction. A refusal undoes the transaction, so that the key is
 * free again. If `decide` wants the platform's word, the transaction is undone, `ask` runs outside of any, and the act runs again.
 * Throws the codes of the act, IDEMPOTENCY for another request under the same key, and what `ask` throws.
 */
export async function runMoneyAct<Request, Facts, Code extends ErrorCode, Decision, Answer>(
  db: Pick<Database, 'transaction'>,
  act: MoneyAct<Request, Facts, Code, Decision, Answer>,
  request: Request,
  cause: Cause,
  ask: (accountId: bigint) => Promise<NonNullable<AtPlatform>>,
): Promise<Outcome<Answer>> {
  const run = (platform: AtPlatform) =>
    db.transaction(async (tx): Promise<Outcome<Answer>> => {
      if (!(await claim(tx, cause, act.lock(request)))) {
        const { hash, answer } = await readAnswer<Answer>(tx, cause);
        if (!hash.equals(cause.idempotency.hash)) throw new Failure('IDEMPOTENCY');
        if (answer === null) throw new Failure('BUSY', { status: 409, retryAfter: 1 });
        return { answer, isNew: false };
      }
      const decided = act.decide({ ...(await act.load(tx, request)), platform }, request);
      if ('ask' in decided) throw new AskPlatform(decided.ask);
      if ('refused' in decided) throw failureOf(decided);
      const { audit, ...applied } = await act.apply(tx, decided.decision, cause);
      await conclude(tx, cause.idempotency, applied, { ...cause, ...audit });
      return { answer: applied.answer, isNew: true };
    });
  return run(null).catch(async (error: unknown) => {
    if (!(error instanceof AskPlatform)) throw error;
    return run(await ask(error.accountId));
  });
}
