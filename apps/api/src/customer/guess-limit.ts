import { Failure } from '../core/errors/fail';
import { guessDelays } from '../core/fixed-terms/fixed-terms';

/** The limit of a customer's guesses at a password or number. */
export const guessLimit = {
  delays: guessDelays,
  wait: (seconds: number) => new Failure('customer.loginWait', { values: { seconds }, retryAfter: seconds }),
};
