import { saveSlide as call } from '@portal/contract/staff';
import { isSafePath } from '@portal/rules/plain-text';
import { handle } from '../../http/handler';
import { contentFolder } from '../keep-content';
import { picturesOf } from '../library/pictures';
import { unofferedIn } from '../library/unoffered-in';
import { sourceOfSlide } from '../posts.store';
import { findPost, toPost } from './to-post';

/** A slide with a mistake is not saved, so that every stored slide can be loaded. */
export const saveSlide = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const { db, brand, content } = gateway;
  const { id, version, title, subtitle, image, href } = body;
  const until = new Date(body.until);
  if (until.getTime() <= Date.now()) throw fail('staff.until', { fields: ['until'] });
  if (!isSafePath(href)) throw fail('customer.path', { fields: ['href'] });
  if (!picturesOf(contentFolder(brand.id))(image)) throw fail('staff.picture', { fields: ['image'] });
  const source = sourceOfSlide({ id: id ?? '9000000', title, subtitle, image, href, until }, new Date());
  const [problem] = unofferedIn(source, brand);
  if (problem)
    throw fail('staff.postText', { values: { problem: problem.replace(/^\S+:\d+: /, '') }, fields: ['title'] });
  const saved = await db.row<{ id: string }>(
    'staff.saveSlide',
    'select content.save_slide($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as id',
    [id ?? null, version ?? null, title, subtitle, image, href, until, staff.actor, request.id, request.address],
  );
  const row = await findPost(db, saved.id);
  if (!row) throw fail('staff.unknown');
  if (row.status === 2) await content.reload?.();
  return toPost(row);
});
