import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { TradingRefusal } from '../../../ports';
import { NotSent } from './not-sent';
import type { Session } from './session';
import { TooLarge } from './too-much';

export interface BreakerTerms {
  /** Requests that fail one after another before the platform counts as away. */
  failures: number;
  /** Milliseconds until one request tries again. */
  reopen: number;
}

/**
 * A session that gives up at once while the platform is away, so that nobody waits for time-outs and a platform that comes back is
 * not met by all requests together. A refusal is an answer and no failure, and so is an answer that is too large.
 */
export function withBreaker(session: Session, { failures, reopen }: BreakerTerms): Session {
  const policy = circuitBreaker(
    handleWhen((error) => !(error instanceof TradingRefusal || error instanceof TooLarge)),
    { halfOpenAfter: reopen, breaker: new ConsecutiveBreaker(failures) },
  );
  return {
    get open() {
      return session.open;
    },
    async call(request, schema) {
      try {
        return await policy.execute(() => session.call(request, schema));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new NotSent('the platform is away');
        throw error;
      }
    },
    close: () => session.close(),
  };
}
