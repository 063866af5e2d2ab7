import type { Job } from '../core/gateway/job';

export const expire: Job = async ({ db }, { pno }) => {
  await db.rows('draft.expire', 'select deposit.expire($1)', [pno]);
};
