import type { Review, ReviewSort } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList } from '../../database/sorted-list';
import { Failure } from '../errors/fail';
import { numbered } from '../reviews/numbered';
import type { ReviewQueue } from '../gateway/review-queue';
import type { ReviewQuery } from '../reviews/review';
import { openOrClosed, type OpenOrClosed } from '../reviews/open-or-closed';
import { ledgerBreaks } from '.';

type StopRow = Rows['stop.open'];

const stopReview = ({ id, reason, actor, since, released_at, approvals }: StopRow): Review => ({
  id: String(id),
  kind: 'stop',
  customerNumber: '',
  status: released_at === null ? 1 : 3,
  createdAt: since.toISOString(),
  subject: { cause: reason, actor, ...(approvals.length > 0 ? { approvals: approvals.join(' ') } : {}) },
  files: [],
});

const stopList: SortedList<'stop.list', OpenOrClosed, ReviewSort> = {
  name: 'stop.list',
  from: 'kernel.payout_stop s',
  key: 's.id',
  keyType: 'bigint',
  columns: 's.*',
  where: { open: 's.released_at is null', closed: 's.released_at is not null' },
  sorts: { createdAt: 's.since' },
  order: 'createdAt',
};

async function listStops(db: Db, { status, ...page }: ReviewQuery) {
  const filter = openOrClosed(status);
  const { rows, total } = await sortedList(db, stopList, { ...page, filter });
  return { list: rows.map(stopReview), total };
}

/** Stops all payouts, if they are not stopped. Returns the open stop. */
export const stopPayouts = async (
  db: Db,
  { reason, actor, requestId, address }: { reason: string; actor: string; requestId: string; address: string },
): Promise<Review> =>
  stopReview(
    await db.row('stop.open', 'select * from kernel.stop_payouts($1, $2, $3, $4)', [reason, actor, requestId, address]),
  );

/** Stops of all payouts. Two staff members release one, and only while the ledger and the hash chain hold. */
export const stopQueue: ReviewQueue = {
  kind: 'stop',
  list: ({ db }, query) => listStops(db, query),
  async read({ db }, id) {
    const row = await db.maybe('stop.byId', 'select * from kernel.payout_stop where id = $1', [numbered(id)]);
    if (!row) throw new Failure('staff.unknown');
    return stopReview(row);
  },
  async decide(gateway, { id, decision, approval, txHash, resolution, actor, requestId, address }) {
    if (decision !== 'approve' || approval || txHash || resolution) throw new Failure('staff.decision');
    const stop = numbered(id);
    const breaks = await ledgerBreaks(gateway);
    if (breaks.length > 0) throw new Failure('staff.stopped');
    return stopReview(
      await gateway.db.row('stop.release', 'select * from kernel.release_stop($1, $2, $3, $4)', [
        stop,
        actor,
        requestId,
        address,
      ]),
    );
  },
};
