import { postDetail as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { findPost, toPost } from './to-post';

export const postDetail = handle(call, async ({ params: { id }, gateway: { db }, fail }) => {
  const row = await findPost(db, id);
  if (!row) throw fail('staff.unknown');
  return { ...toPost(row), text: row.text };
});
