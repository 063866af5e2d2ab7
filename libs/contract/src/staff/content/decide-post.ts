import { Type } from 'typebox';
import { defineCall, Id, Text, Time, Version } from '../../kernel';
import { Post } from './post';

export const decidePost = defineCall({
  id: 'staff.decidePost',
  method: 'POST',
  path: '/ops/content/posts/:id',
  access: 'staff',
  permission: ['content.publish'],
  params: Type.Object({ id: Id }),
  body: Type.Object({
    decision: Type.Enum(['publish', 'withdraw']),
    version: Version('the version that was decided on'),
    at: Type.Optional(Type.String({ ...Time, description: 'of publish: a later time; absent means now' })),
    reason: Type.Optional(Text(200)),
  }),
  ok: Post,
  errors: ['staff.unknown', 'staff.state', 'staff.postChanged', 'staff.until', 'staff.slideEnd', 'staff.reason'],
  summary: 'Publishes a post now or later, or withdraws it with a reason. Pages, lists and search follow.',
});
