import { knownDevice } from '../../core/attempts/devices';
import type { Guess } from '../../core/attempts/guess';
import { ownCounter, signInCounters } from '../../core/attempts/sign-in-counters';
import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';

export type SignInResult = 'signed-in' | 'password' | 'factor' | 'locked' | 'inactive';

export interface Attempt {
  email: string;
  device: string;
  address: string;
}

/** Without a captcha, the wait begins earlier than that of a customer. */
const limit = {
  delays: [0, 0, 0, 5, 15, 60, 300, 900],
  wait: (seconds: number) => new Failure('staff.wait', { values: { seconds }, retryAfter: seconds }),
};

/** The counters of a sign-in, which password and second factor share. An unknown address counts like a member's. */
export async function signInLimit(
  db: Db,
  { email, address }: Attempt,
  memberId: bigint | undefined,
  deviceKeys: readonly string[],
): Promise<Guess> {
  const known = await knownDevice(db, memberId === undefined ? undefined : `staff:${memberId}`, deviceKeys);
  return { ...limit, ...signInCounters('staff', email, address, known) };
}

/** A step-up counts by its session: nobody else can make the member wait. */
export function stepUpLimit(sessionId: bigint): Guess {
  const own = ownCounter('staff.stepUp', sessionId);
  return { ...limit, counters: [own], own };
}

export const recordSignIn = (db: Db, { email, device, address }: Attempt, result: SignInResult) =>
  db.rows('staff.recordSignIn', 'insert into staff.sign_in (email, device, address, result) values ($1, $2, $3, $4)', [
    email,
    device,
    address,
    result,
  ]);
