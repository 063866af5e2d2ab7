import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';
import { Post } from './post';

export const postDetail = defineCall({
  id: 'staff.postDetail',
  method: 'GET',
  path: '/ops/content/posts/:id',
  access: 'staff',
  permission: ['content.publish'],
  params: Type.Object({ id: Id }),
  ok: Type.Object({ ...Post.properties, text: Type.String() }),
  errors: ['staff.unknown'],
  summary: 'One post with its Markdown text.',
});
