import type { Db } from '../../database/database';
import { tellPayout } from './tell-payout.store';

/** Writes an approval down. If it is enough, the payout waits for its payment. The transaction holds the payout's lock. */
export async function addApproval(tx: Db, approval: { pno: string; actor: string; isEnough: boolean }): Promise<void> {
  const { pno, actor, isEnough } = approval;
  await tx.rows(
    'payout.addApproval',
    'insert into payout.approval (pno, actor) values ($1, $2) on conflict (pno, actor) do nothing',
    [pno, actor],
  );
  if (!isEnough) return;
  await tx.rows('payout.approve', 'update payout.proposal set status = 2 where pno = $1', [pno]);
  await tellPayout(tx, pno);
}
