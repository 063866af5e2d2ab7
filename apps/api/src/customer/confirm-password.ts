import { guess } from '../core/attempts/guess';
import { ownCounter } from '../core/attempts/sign-in-counters';
import { Failure } from '../core/errors/fail';
import { checkPassword } from '../crypto/password-hash';
import type { Db } from '../database/database';
import { findById } from './customer.store';
import { guessLimit } from './guess-limit';

/**
 * Throws `code` unless it is the password of the signed-in customer, and customer.loginWait after wrong ones. All calls that ask for
 * the password count together.
 */
export async function confirmPassword(
  db: Db,
  customerId: bigint,
  password: string,
  [code, field]: ['customer.password', 'password'] | ['customer.oldPassword', 'oldPassword'] = [
    'customer.password',
    'password',
  ],
): Promise<void> {
  const own = ownCounter('password', customerId);
  const right = await guess(db, { ...guessLimit, counters: [own], own }, async () => {
    const { password_hash } = await findById(db, customerId);
    return (await checkPassword(password_hash, password)) || undefined;
  });
  if (!right) throw new Failure(code, { fields: [field] });
}
