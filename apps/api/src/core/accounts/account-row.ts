import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

/** An account with its ledger balances. Money in minor units of its currency. */
export type AccountRow = Rows['accounts.rows'];

/**
 * The columns that an account's figures depend on, and their tables. Every reader of figures selects these, so that none shows an amount
 * that another one leaves out. See FigureRow.
 */
export const figureColumns = `a.id, a.customer_id, a.login, a.kind, a.status, l.posted, l.held, coalesce(c.posted, 0) as credit,
  account.untaken(a.id) as untaken, account.owed(a.id) as owed, coalesce(account.arriving(a.login), false) as arriving,
  account.quarantined(a.id) as quarantined`;
export const figureTables = `account.account a
  join ledger.account l on l.id = a.ledger_id
  left join ledger.account c on c.id = a.credit_ledger_id`;

/** The accounts of a customer, the wallet first. With `id`, only that account. */
export const readAccountRows = (db: Db, customerId: bigint, id: bigint | null = null): Promise<AccountRow[]> =>
  db.rows(
    'accounts.rows',
    `select ${figureColumns}, a.level, a.currency, a.mt5_group, a.nickname, a.leverage, a.first_minimum, a.level_leverage,
            a.trade_disabled, account.deposited(a.ledger_id) as deposited
     from ${figureTables}
     where a.customer_id = $1 and ($2::bigint is null or a.id = $2)
     order by a.id`,
    [customerId, id],
  );

/** Whether money of an account is on its way to or from the platform. */
export const isArriving = async (db: Db, customerId: bigint, id: bigint): Promise<boolean> => {
  const [row] = await db.rows(
    'accounts.arriving',
    'select coalesce(account.arriving(login), false) as arriving from account.account where id = $2 and customer_id = $1',
    [customerId, id],
  );
  return row?.arriving === true;
};
