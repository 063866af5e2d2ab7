import type { Db } from '../database/database';
import type { Rows } from '../database/rows';

export type FreezableAccount = Rows['account.lockFreezable'];

/** Accounts on which the platform has yet to disable or enable trading. */
export async function tradingChanges(db: Db): Promise<bigint[]> {
  const rows = await db.rows('account.tradingChanges', 'select account.trading_changes() as id');
  return rows.map(({ id }) => id);
}

/** Locks an open account until the transaction ends, so that one change at a time goes to the platform. */
export const lockFreezable = (tx: Db, id: bigint) =>
  tx.maybe(
    'account.lockFreezable',
    `select login, customer.trading_stopped(customer_id) as frozen, trade_disabled from account.account
     where id = $1 and status = 'open' and login is not null for no key update`,
    [id],
  );

export const setTradeDisabled = (tx: Db, id: bigint, disabled: boolean) =>
  tx.rows('account.setTradeDisabled', 'update account.account set trade_disabled = $2 where id = $1', [id, disabled]);
