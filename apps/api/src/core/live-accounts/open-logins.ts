import type { Db } from '../../database/database';

/** The logins of all open MT5 accounts. */
export const openLogins = async (db: Db): Promise<string[]> =>
  (
    await db.rows(
      'liveAccounts.logins',
      `select login from account.account where kind = 'mt5' and status = 'open' and login is not null order by id`,
    )
  ).map(({ login }) => login);
