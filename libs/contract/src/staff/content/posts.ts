import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { Post, PostKind, PostStatus } from './post';

export const posts = defineCall({
  id: 'staff.posts',
  method: 'GET',
  path: '/ops/content/posts',
  access: 'staff',
  permission: ['content.publish'],
  query: Type.Object({
    kind: Type.Optional(PostKind),
    status: Type.Optional(PostStatus),
    ...SortedQuery(['changedAt', 'publishAt', 'title']),
  }),
  ok: Page(Post),
  errors: [],
  summary: 'Notices and news of staff, the last changed first.',
});
