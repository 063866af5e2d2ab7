import { Failure } from '../core/errors/fail';
import { factorKinds } from '../core/factors/customer-factor';
import type { Db } from '../database/database';
import type { Gateway } from '../core/gateway/gateway';
import { proveSession, useSession } from './idle-session.store';
import type { SignedIn } from './session';

type Session = Pick<SignedIn, 'sessionId' | 'customerId' | 'idleSeconds'>;

/** A use is written at most once in this time. */
const writtenAfterSeconds = 60;

/** Notes a use of the session. Returns false where the session was idle before: then only a proof ends it. */
async function use({ db, env }: Gateway, { sessionId, idleSeconds }: Session): Promise<boolean> {
  if (env.REAUTH_AFTER_MINUTES === 0 || idleSeconds < writtenAfterSeconds) return true;
  return useSession(db, sessionId, env.REAUTH_AFTER_MINUTES);
}

/**
 * The door of money acts (ADR 0051). A money act is a use, too.
 * @throws REAUTH for an idle session, with the kinds of second factor that serve beside the password
 */
export async function refuseIdle(gateway: Gateway, session: Session): Promise<void> {
  if (await use(gateway, session)) return;
  const kinds = await factorKinds(gateway.db, session.customerId);
  throw new Failure('REAUTH', kinds.length === 0 ? {} : { data: { options: { kinds } } });
}

/** Notes that the customer is using the app, as its requests say by the header `present`. An idle session stays idle. */
export async function notePresence(gateway: Gateway, session: Session): Promise<void> {
  await use(gateway, session);
}

/** Ends the idleness of a session whose customer has just proved who they are. */
export const endIdleness = (db: Db, sessionId: bigint) => proveSession(db, sessionId);
