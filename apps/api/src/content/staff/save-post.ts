import { savePost as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { contentFolder } from '../keep-content';
import { checkText } from '../library/text-problems';
import { sourceOfPost } from '../posts.store';
import { findPost, toPost } from './to-post';

/** A text with a mistake is not saved, so that every stored post can be loaded. */
export const savePost = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const { db, brand, content } = gateway;
  const { kind, title, summary, text, pinned = false } = body;
  const source = sourceOfPost({ id: body.id ?? '9000000', kind, title, summary, text, pinned }, new Date());
  const [problem] = checkText(source, contentFolder(brand.id), brand).problems;
  if (problem)
    throw fail('staff.postText', { values: { problem: `第 ${problem.line} 行，${problem.text}` }, fields: ['text'] });
  const { id } = await db.row<{ id: string }>(
    'staff.savePost',
    'select content.save_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as id',
    [
      body.id ?? null,
      body.version ?? null,
      kind,
      title,
      summary,
      text,
      pinned,
      staff.actor,
      request.id,
      request.address,
    ],
  );
  const row = await findPost(db, id);
  if (!row) throw fail('staff.unknown');
  if (row.status === 2) await content.reload?.();
  return toPost(row);
});
