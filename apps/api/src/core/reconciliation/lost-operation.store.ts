import type { Db } from '../../database/database';

/** An operation on the platform that the portal requested, and whose journal a restore has lost. */
export interface LostOperation {
  login: string;
  ticket: bigint;
  currency: string;
  amount: bigint;
}

/** Those of accounts that differ: who resolves the quarantine of one decides on them. */
export const lostOperations = (db: Db): Promise<LostOperation[]> =>
  db.rows(
    'reconcile.lostOperations',
    `select a.login, o.ticket, a.currency, o.amount from reports.lost_operation o join account.account a on a.id = o.account_id
     where a.login is not null
       and exists (select from account.quarantine q where q.account_id = a.id and q.resolved_at is null)
     order by o.deal`,
  );
