import type { Db } from '../../database/database';
import { returnCredit } from '../accounts/credit.store';
import { tellPayout } from './tell-payout.store';

interface Ending {
  pno: string;
  /** 4 refused, 5 cancelled. */
  status: 4 | 5;
  actor: string;
  reason?: string | undefined;
}

/**
 * Ends an open payout without payment: its hold is released and its credit comes back. A job returns the money on the platform. The
 * transaction holds the payout's lock.
 */
export async function releasePayout(tx: Db, { pno, status, actor, reason }: Ending): Promise<void> {
  await tx.rows(
    'payout.postRelease',
    `select ledger.post('withdraw.release', 'payout', pno, $2, $3, payout.resolve(hold_journal, 'void')) as journal
     from payout.proposal where pno = $1`,
    [pno, actor, reason ?? 'cancelled'],
  );
  await returnCredit(tx, pno, actor);
  await tx.rows(
    'payout.release',
    `with released as (
       update payout.proposal set status = $2, reason = $3 where pno = $1 returning *
     ), deal as (
       insert into coin.deal (customer_id, pno, kind, amount)
       select customer_id, pno, 'release', receive + fee from released where kind = 'coin'
     )
     select count(graphile_worker.add_job('payout.settlePlatform', json_build_object('pno', r.pno), queue_name := 'mt5:' || a.login)) as jobs
     from released r join account.account a on a.id = r.account_id where r.platform in ('asked', 'taken')`,
    [pno, status, reason],
  );
  await tellPayout(tx, pno);
}
