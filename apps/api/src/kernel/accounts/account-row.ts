import type { LevelCode } from '@portal/brand';
import type { Db } from '../database';

/** An account as the books know it. Money in USD cents. */
export interface AccountRow {
  id: bigint;
  customer_id: bigint;
  kind: 'wallet' | 'mt5';
  level: LevelCode | null;
  login: string | null;
  mt5_group: string;
  nickname: string | null;
  leverage: number;
  status: 'open' | 'archived' | 'pending';
  posted: bigint;
  held: bigint;
  credit: bigint;
  /** Held here and not yet taken on the platform. */
  untaken: bigint;
  /** What decides of the next level: see account.deposited. */
  deposited: bigint;
}

/** The accounts of a customer, the wallet first; only `id` where one is given. */
export const readAccountRows = (db: Db, customerId: bigint, id: bigint | null = null): Promise<AccountRow[]> =>
  db.rows<AccountRow>(
    'accounts.rows',
    `select a.id, a.customer_id, a.kind, a.level, a.login, a.mt5_group, a.nickname, a.leverage, a.status,
            l.posted, l.held, coalesce(c.posted, 0) as credit, account.untaken(a.id) as untaken,
            account.deposited(a.ledger_id) as deposited
     from account.account a
     join ledger.account l on l.id = a.ledger_id
     left join ledger.account c on c.id = a.credit_ledger_id
     where a.customer_id = $1 and ($2::bigint is null or a.id = $2)
     order by a.id`,
    [customerId, id],
  );
