import type { AccountCurrency, LevelCode } from '@portal/brand';
import type { Db } from '../../database/database';

/** An account with its ledger balances. Money in minor units of its currency. */
export interface AccountRow {
  id: bigint;
  customer_id: bigint;
  kind: 'wallet' | 'mt5';
  level: LevelCode | null;
  login: string | null;
  currency: AccountCurrency;
  mt5_group: string;
  nickname: string | null;
  leverage: number;
  /** The minimum deposit of the level, see core/levels; null once the deposits have reached it. */
  first_minimum: bigint | null;
  /** The leverage that the account gets with the minimum deposit; null once it is set. */
  level_leverage: number | null;
  /** The platform takes no orders. */
  trade_disabled: boolean;
  status: 'open' | 'archived' | 'pending';
  posted: bigint;
  held: bigint;
  credit: bigint;
  /** Held in the ledger and not yet taken from the platform. */
  untaken: bigint;
  /** Losses that the ledger account could not cover; the platform shows them as a negative balance. */
  owed: bigint;
  /** Ledger and platform differ: the account takes part in no payment until staff have resolved it. */
  quarantined: boolean;
  /** Whether a posted credit is still on its way to the platform. */
  arriving: boolean;
  /** The sum that decides about the next level, see account.deposited. */
  deposited: bigint;
}

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
  db.rows<AccountRow>(
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
