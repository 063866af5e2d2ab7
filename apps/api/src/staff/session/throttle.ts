import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';

export type SignInResult = 'signed-in' | 'password' | 'factor' | 'locked' | 'inactive';

export interface Attempt {
  email: string;
  device: string;
  address: string;
}

/** Seconds to wait after the nth failure in a row, counted for one e-mail address. */
const delays = [0, 0, 0, 5, 15, 60, 300, 900];
/** An address that fails this often within an hour waits a minute between attempts, whatever e-mail addresses it tries. */
const failuresOfAddress = 20;

/**
 * Lets one attempt of an e-mail address and one of an internet address be checked at a time, so that parallel guesses gain
 * nothing. Throws staff.wait while an attempt is checked and during the delay after failures.
 */
export async function guardAttempt(tx: Db, { email, address }: Attempt): Promise<void> {
  const { free } = await tx.row<{ free: boolean }>(
    'staff.lockAttempt',
    `select pg_try_advisory_xact_lock(hashtextextended('staff.email:' || $1, 0))
        and pg_try_advisory_xact_lock(hashtextextended('staff.address:' || $2, 0)) as free`,
    [email, address],
  );
  if (!free) throw wait(1);
  const { failures, age, by_address, address_age } = await tx.row<{
    failures: number;
    age: number;
    by_address: number;
    address_age: number;
  }>(
    'staff.failures',
    `with of_email as (
       select at from staff.sign_in where email = $1 and result in ('password', 'factor') and at > now() - interval '1 day'
         and id > coalesce((select max(id) from staff.sign_in where email = $1 and result = 'signed-in'), 0)),
     of_address as (
       select at from staff.sign_in where address = $2 and result in ('password', 'factor') and at > now() - interval '1 hour')
     select (select count(*)::int from of_email) as failures,
            coalesce((select extract(epoch from now() - max(at))::float8 from of_email), 0) as age,
            (select count(*)::int from of_address) as by_address,
            coalesce((select extract(epoch from now() - max(at))::float8 from of_address), 0) as address_age`,
    [email, address],
  );
  const delay = delays[Math.min(failures, delays.length - 1)] ?? 0;
  const left = Math.max(delay - age, by_address >= failuresOfAddress ? 60 - address_age : 0);
  if (left > 0) throw wait(Math.ceil(left));
}

const wait = (seconds: number) => new Failure('staff.wait', { values: { seconds }, retryAfter: seconds });

export const recordSignIn = (db: Db, { email, device, address }: Attempt, result: SignInResult) =>
  db.rows('staff.recordSignIn', 'insert into staff.sign_in (email, device, address, result) values ($1, $2, $3, $4)', [
    email,
    device,
    address,
    result,
  ]);
