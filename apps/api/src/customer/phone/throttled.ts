import type { Db } from '../../database/database';
import { Failure } from '../../core/errors/fail';
import { addFailure, forgetFailures, readThrottle } from '../login-throttle';

/** A secret that can be guessed: `fits` tells whether it is right; `code` and `field` refuse a wrong one. */
export interface Guess {
  /** The key under which failures are counted. */
  key: string;
  fits: () => Promise<boolean>;
  code: 'customer.password' | 'customer.phoneIdNumber';
  field: string;
}

/** Refuses a wrong guess, and every guess during the wait after earlier failures. */
export async function throttled(db: Db, { key, fits, code, field }: Guess): Promise<void> {
  const { wait } = await readThrottle(db, [key]);
  if (wait > 0) throw new Failure('customer.loginWait', { values: { seconds: wait }, retryAfter: wait });
  if (!(await fits())) {
    await addFailure(db, [key]);
    throw new Failure(code, { fields: [field] });
  }
  await forgetFailures(db, [key]);
}
