import { Type } from 'typebox';
import { defineCall, Id, Text, Version } from '../../kernel';
import { Post, PostKind, PostText } from './post';

export const savePost = defineCall({
  id: 'staff.savePost',
  method: 'POST',
  path: '/ops/content/posts',
  access: 'staff',
  permission: ['content.publish'],
  body: Type.Object({
    id: Type.Optional(Id),
    version: Type.Optional(Version('the version that was changed; required with an id')),
    kind: PostKind,
    title: Text(60),
    summary: Text(160),
    text: PostText,
    pinned: Type.Optional(Type.Boolean()),
  }),
  ok: Post,
  errors: ['staff.unknown', 'staff.postChanged', 'staff.postText'],
  summary: 'Saves a new draft, or changes a post; a change of a published post is public at once.',
});
