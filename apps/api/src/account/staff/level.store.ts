import type { LevelCode } from '@portal/brand';
import type { Db } from '../../database/database';

/**
 * Locks an open MT5 account of a customer until the transaction ends, the customer first, whose row has the highest level. Undefined for
 * another account.
 */
export const lockForLevel = (tx: Db, customerId: bigint, id: bigint) =>
  tx.maybe(
    'staff.lockForLevel',
    `select a.login, a.level, a.mt5_group, a.first_minimum
     from (select id from customer.customer where id = $2 for no key update) c join account.account a on a.customer_id = c.id
     where a.id = $1 and a.kind = 'mt5' and a.level is not null and a.status = 'open' for no key update of a`,
    [id, customerId],
  );

interface NewLevel {
  level: LevelCode;
  group: string;
  leverage: number;
  /** The highest leverage of the level. */
  max: number;
  /** Replaces the first deposit that the account still waits for. */
  firstMinimum: bigint;
}

/** Sets the level of a locked account, and notes deposits that reach the new minimum. */
export async function setLevel(tx: Db, id: bigint, { level, group, leverage, max, firstMinimum }: NewLevel) {
  await tx.rows(
    'staff.setLevel',
    `update account.account
     set level = $2, mt5_group = $3, leverage = $4,
         level_leverage = case when level_leverage is not null then least(level_leverage, $5) end,
         first_minimum = case when first_minimum is not null then $6::bigint end
     where id = $1`,
    [id, level, group, leverage, max, firstMinimum],
  );
  await tx.rows('staff.noteDeposits', 'select account.note_deposits($1)', [id]);
}
