import type { Db } from '../database/database';

/** The logins of all open MT5 accounts, and since when their customers have a margin call. */
export const loginsWithCalls = (db: Db) =>
  db.rows(
    'account.marginLogins',
    `select login, margin_called_at from account.account
     where kind = 'mt5' and status = 'open' and login is not null order by id`,
  );

/** Figures with their unit: `95.20%`, or `480.00 USD`. */
export interface MarginCall {
  login: string;
  level: string;
  call: string;
  stop: string;
}

export const callMargin = (db: Db, { login, level, call, stop }: MarginCall) =>
  db.rows('account.callMargin', 'select account.call_margin($1, $2, $3, $4)', [login, level, call, stop]);

/** Ends the margin calls of accounts that have recovered. One is not repeated within the hour, however the price moves. */
export const endMarginCalls = (db: Db, logins: readonly string[]) =>
  db.rows(
    'account.endMarginCalls',
    `update account.account set margin_called_at = null
     where login = any ($1) and margin_called_at < now() - interval '1 hour'`,
    [logins],
  );
