import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { PostKind, PostText } from './post';

export const previewPost = defineCall({
  id: 'staff.previewPost',
  method: 'POST',
  path: '/ops/content/preview',
  access: 'staff',
  permission: ['content.publish'],
  body: Type.Object({ kind: PostKind, text: PostText }),
  ok: Type.Object({
    html: Type.String({ description: 'sanitised, as the site shows it' }),
    problems: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() })),
  }),
  errors: [],
  summary: 'The text as the site will show it, and what has to be mended before it can be saved.',
});
