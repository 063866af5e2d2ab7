import { randomToken, sha256 } from '../../crypto/crypto';
import type { Db } from '../../database/database';
import { Failure } from '../../core/errors/fail';

/** Counts a try to sign in. Answers the seconds to wait before the next one, 0 for none. */
export const countTry = async (db: Db, login: string, address: string): Promise<number> =>
  (await db.row<{ wait: number }>('terminal.try', 'select sandbox.terminal_try($1, $2) as wait', [login, address]))
    .wait;

/** Opens a session for a login whose password was right; the tries that led there no longer count. */
export async function openSession(db: Db, login: string, address: string): Promise<string> {
  const session = randomToken();
  await db.rows(
    'terminal.open',
    `with forgotten as (delete from sandbox.terminal_try where login = $2 and address = $3),
          ended as (delete from sandbox.terminal_session where expires_at <= clock_timestamp())
     insert into sandbox.terminal_session (token_hash, login, expires_at)
     values ($1, $2, clock_timestamp() + interval '30 minutes')`,
    [sha256(session), login, address],
  );
  return session;
}

/** The login of a session. Refuses one that has ended. */
export async function loginOf(db: Db, session: string): Promise<string> {
  const { login } = await db.row<{ login: bigint | null }>(
    'terminal.login',
    'select sandbox.terminal_login($1) as login',
    [sha256(session)],
  );
  if (login === null) throw new Failure('sandbox.session');
  return String(login);
}

export const endSession = (db: Db, session: string) =>
  db.rows('terminal.end', 'delete from sandbox.terminal_session where token_hash = $1', [sha256(session)]);
