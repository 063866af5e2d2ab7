import { Type } from 'typebox';
import { defineCall, Id, Text, Version } from '../../kernel';
import { Post, SlidePart } from './post';

export const saveSlide = defineCall({
  id: 'staff.saveSlide',
  method: 'POST',
  path: '/ops/content/slides',
  access: 'staff',
  permission: ['content.publish'],
  body: Type.Object({
    id: Type.Optional(Id),
    version: Type.Optional(Version('the version that was changed; required with an id')),
    title: Text(30),
    subtitle: Text(60),
    ...SlidePart.properties,
  }),
  ok: Post,
  errors: [
    'staff.unknown',
    'staff.postChanged',
    'staff.postText',
    'staff.until',
    'staff.slideEnd',
    'staff.picture',
    'customer.path',
  ],
  summary: 'Saves a new slide of the home page, or changes one; a change of a published slide is public at once.',
});
