import type { Database } from '../../database/database';
import { actAs } from '../money-acts/money-act.store';
import { releasePayout } from './release-payout.store';

const actor = 'system:platform';

/** Records the platform's response, once. If the platform refuses to release the money, an open payout is refused with the reason. */
export const recordPlatformOutcome = (
  db: Pick<Database, 'transaction'>,
  pno: string,
  outcome: 'taken' | 'refused' | 'returned',
  reason?: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await actAs(tx, actor, reason);
    const { status, platform } = await tx.row(
      'payout.lockOutcome',
      'select status, platform from payout.proposal where pno = $1 for no key update',
      [pno],
    );
    if (platform === outcome || platform === 'returned') return;
    await tx.rows('payout.setPlatform', 'update payout.proposal set platform = $2 where pno = $1', [pno, outcome]);
    if (outcome === 'refused' && status <= 2) await releasePayout(tx, { pno, status: 4, actor, reason });
  });
