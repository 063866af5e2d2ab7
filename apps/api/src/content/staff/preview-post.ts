import { previewPost as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { contentFolder } from '../keep-content';
import { checkText } from '../library/text-problems';
import { sourceOfPost } from '../posts.store';

const example = { id: '9000000', title: '预览', summary: '预览', pinned: false };

export const previewPost = handle(call, async ({ body, gateway: { brand } }) =>
  checkText(sourceOfPost({ ...example, ...body }, new Date()), contentFolder(brand.id), brand),
);
