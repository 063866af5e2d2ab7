import { Type } from 'typebox';
import { defineCall } from '../../kernel';
import { PictureName } from './post';

export const pictures = defineCall({
  id: 'staff.pictures',
  method: 'GET',
  path: '/ops/content/pictures',
  access: 'staff',
  permission: ['content.publish'],
  ok: Type.Object({ list: Type.Array(Type.Object({ name: PictureName, address: Type.String() })) }),
  errors: [],
  summary: 'The pictures of the brand’s content, which posts and slides can use.',
});
