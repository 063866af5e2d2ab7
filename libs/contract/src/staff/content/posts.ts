import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { Post, PostStatus } from './post';

export const posts = defineCall({
  id: 'staff.posts',
  method: 'GET',
  path: '/ops/content/posts',
  access: 'staff',
  permission: ['content.publish'],
  query: Type.Object({
    kind: Type.Optional(Post.properties.kind),
    status: Type.Optional(PostStatus),
    ...SortedQuery(['changedAt', 'publishAt', 'title']),
  }),
  ok: Page(Post),
  errors: [],
  summary: 'Notices, news and slides of staff, the last changed first.',
});
