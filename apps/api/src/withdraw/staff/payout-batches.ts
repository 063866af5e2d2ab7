import { payoutBatches as call } from '@portal/contract/staff';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';
import { findBatches, waitingForBatch } from './batch.store';

export const payoutBatches = handle(call, async ({ query, gateway: { db, csvProfiles } }) => {
  const { pageNo, pageSize, offset } = pageOf(query);
  const [page, waiting] = await Promise.all([
    findBatches(db, { sort: query.sort, after: query.after, limit: pageSize, offset }),
    waitingForBatch(db),
  ]);
  return { ...page, pageNo, pageSize, waiting, profiles: csvProfiles.map(({ id, name }) => ({ id, name })) };
});
