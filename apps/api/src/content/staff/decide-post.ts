import { decidePost as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { findPost, toPost } from './to-post';

export const decidePost = handle(call, async ({ params: { id }, body, gateway, staff, request, fail }) => {
  const { db, content } = gateway;
  const { decision, version, at, reason } = body;
  if (decision === 'withdraw' && !reason) throw fail('staff.reason', { fields: ['reason'] });
  if (at && Date.parse(at) <= Date.now()) throw fail('staff.until', { fields: ['at'] });
  // To the second, as the site's own content is dated; a moment ahead would not be public yet.
  const now = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
  await db.rows('staff.decidePost', 'select content.decide_post($1, $2, $3, $4, $5, $6, $7)', [
    id,
    version,
    decision === 'publish' ? (at ?? now) : null,
    reason ?? null,
    staff.actor,
    request.id,
    request.address,
  ]);
  await content.reload?.();
  const row = await findPost(db, id);
  if (!row) throw fail('staff.unknown');
  return toPost(row);
});
