import type { Db } from '../database/database';

/** Notes a use, unless the session has been idle for `minutes`. One statement, so that no request revives a session that another found idle. */
export async function useSession(db: Db, sessionId: bigint, minutes: number): Promise<boolean> {
  const used = await db.rows(
    'session.use',
    `update customer.session set active_at = now()
     where id = $1 and active_at > now() - make_interval(mins => $2) returning id`,
    [sessionId, minutes],
  );
  return used.length > 0;
}

export const proveSession = (db: Db, sessionId: bigint) =>
  db.rows('session.prove', 'update customer.session set active_at = now() where id = $1', [sessionId]);
