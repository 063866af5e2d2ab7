import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { TradingRefusal } from '../../../ports';
import { NotSent } from './not-sent';
import type { Session } from './session';
import { TooLarge } from './too-much';

export interface BreakerTerms {
  /** Requests that fail one after another before the platform counts as away. */
  failures: number;
  /** Milliseconds until one request tries again. */
  reopen: number;
  /** An answer that takes longer counts as a failure, before it has come; milliseconds. */
  slow: number;
}

/**
 * A session that gives up at once while the platform is away, so that nobody waits for time-outs and a platform that comes back is
 * not met by all requests together. A refusal is an answer and no failure, and so is an answer that is too large. A late answer counts
 * as a failure and still reaches its caller, so that what the platform has done is never taken for not done.
 */
export function withBreaker(session: Session, { failures, reopen, slow }: BreakerTerms): Session {
  const policy = circuitBreaker(
    handleWhen((error) => !(error instanceof TradingRefusal || error instanceof TooLarge)),
    { halfOpenAfter: reopen, breaker: new ConsecutiveBreaker(failures) },
  );
  return {
    get open() {
      return session.open;
    },
    async call(request, schema) {
      let answer: ReturnType<typeof session.call<typeof schema>> | undefined;
      try {
        await policy.execute(() => inTime((answer = session.call(request, schema)), slow));
      } catch (error) {
        if (!answer && error instanceof BrokenCircuitError) throw new NotSent('the platform is away');
      }
      if (!answer) throw new NotSent('the platform was not asked');
      return answer;
    },
    close: () => session.close(),
  };
}

/** Rejects if `answer` has not come within `ms`. */
async function inTime(answer: Promise<unknown>, ms: number): Promise<void> {
  const answered = new AbortController();
  const late = async () => {
    await sleep(ms, undefined, { signal: answered.signal, ref: false });
    throw new Error('the platform is slow');
  };
  try {
    await Promise.race([answer, late()]);
  } finally {
    answered.abort();
  }
}
